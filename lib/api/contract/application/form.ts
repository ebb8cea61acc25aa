import { z } from 'zod';
import { positions } from '#lib/api/contract/player.ts';
import { isEmptyPlayer } from './blank.ts';
import type { ApplicationDraft } from './draft.ts';
import { date, integerField, optional, phone, required, unique } from './form-fields.ts';
import { squadLimits } from './limits.ts';
import type { ApplicationQuestion } from './question.ts';

const oldest = 80;
const youngest = 8;

const yearsAgo = (years: number, today: string) => `${Number(today.slice(0, 4)) - years}${today.slice(4)}`;

function player(today: string) {
  return z.object({
    name: required(120).refine((name) => /\p{L}{2}/u.test(name), 'playerName'),
    birthDate: date.refine((day) => day > yearsAgo(oldest, today) && day <= yearsAgo(youngest, today), 'birthDate'),
    position: optional(10)
      .transform((text) => text?.toUpperCase().replace('/', '') ?? null)
      .pipe(z.enum(positions, 'position').nullable()),
    height: integerField(120, 250, 'height'),
    number: optional(10).refine((text) => text === null || /^(0|00|[1-9]\d?)$/.test(text), 'number'),
  });
}

type Asking = Pick<ApplicationQuestion, 'kind' | 'isRequired'> & { options: readonly { value: string }[] };

function answer({ kind, isRequired, options }: Asking) {
  const fits = {
    text: () => true,
    'long-text': () => true,
    number: (text: string) => /^-?\d{1,12}([.,]\d{1,6})?$/.test(text),
    date: (text: string) => date.safeParse(text).success,
    choice: (text: string) => options.some(({ value }) => value === text),
    'yes-no': (text: string) => text === 'yes' || text === 'no',
  }[kind];
  const problem = { text: '', 'long-text': '', number: 'aNumber', date: 'date', choice: 'choice', 'yes-no': 'choice' }[
    kind
  ];
  return optional(4000)
    .refine((text) => text !== null || !isRequired, 'required')
    .refine((text) => text === null || fits(text), problem);
}

type Asked = { questions: readonly (Asking & { id: string })[]; today: string };

/**
 * A whole application, for browser and server alike: it takes a draft without empty lines, and its issues carry a word of
 * `formProblems`. `today` (`2026-08-31`) bounds the ages.
 */
export function applicationForm({ questions, today }: Asked) {
  return z.object({
    team: z.object({
      name: required(120).refine((name) => name.length >= 2, 'tooShort'),
      shortName: optional(24),
      code: optional(4).refine((code) => code === null || /^[\p{L}\d]{2,4}$/u.test(code), 'code'),
      city: required(80),
      hall: optional(120),
    }),
    contact: z.object({ name: required(120), email: required(200).pipe(z.email('email')), phone }),
    answers: z.object(Object.fromEntries(questions.map((question) => [question.id, answer(question)]))),
    players: z
      .array(player(today))
      .min(squadLimits.least, 'tooFewPlayers')
      .max(squadLimits.most, 'tooManyPlayers')
      .superRefine(unique('number', 'numberTaken'))
      .superRefine(unique('name', 'nameTwice')),
  });
}

/** The draft as it is checked: without lines that were left empty, with an answer, if empty, for every question. */
export function toChecked(draft: ApplicationDraft, questions: readonly { id: string }[]): ApplicationDraft {
  return {
    ...draft,
    answers: Object.fromEntries(questions.map(({ id }) => [id, draft.answers[id] ?? ''])),
    players: draft.players.filter((line) => !isEmptyPlayer(line)),
  };
}
