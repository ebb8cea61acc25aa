import { z } from 'zod';
import { positions } from '#lib/api/contract/player.ts';
import { shirtNumber } from '#lib/basketball/shirt-number.ts';
import { isEmptyPlayer } from './blank.ts';
import type { ApplicationDraft } from './draft.ts';
import { date, integerField, optional, phone, required, unique } from './form-fields.ts';
import { squadLimits } from './limits.ts';
import type { ApplicationQuestion } from './question.ts';

const maxAge = 80;
const minAge = 8;

const yearsAgo = (years: number, today: string) => `${Number(today.slice(0, 4)) - years}${today.slice(4)}`;

function player(today: string) {
  return z.object({
    name: required(120).refine((name) => /\p{L}{2}/u.test(name), 'playerName'),
    birthDate: date.refine((day) => day > yearsAgo(maxAge, today) && day <= yearsAgo(minAge, today), 'birthDate'),
    position: optional(10)
      .transform((text) => text?.toUpperCase().replace('/', '') ?? null)
      .pipe(z.enum(positions, 'position').nullable()),
    height: integerField(120, 250, 'height'),
    number: optional(10).refine((text) => text === null || shirtNumber.test(text), 'number'),
  });
}

type QuestionRules = Pick<ApplicationQuestion, 'kind' | 'isRequired'> & { options: readonly { value: string }[] };

function answerSchema({ kind, isRequired, options }: QuestionRules) {
  const isValid = {
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
    .refine((text) => text === null || isValid(text), problem);
}

type FormContext = { questions: readonly (QuestionRules & { id: string })[]; today: string };

/**
 * Returns the schema of a whole application, for browser and server. It takes a draft without empty rows; its issue
 * messages are `formProblems`. `today` (`2026-08-31`) bounds the ages.
 */
export function applicationForm({ questions, today }: FormContext) {
  return z.object({
    team: z.object({
      name: required(120).refine((name) => name.length >= 2, 'tooShort'),
      shortName: optional(24),
      code: optional(4).refine((code) => code === null || /^[\p{L}\d]{2,4}$/u.test(code), 'code'),
      city: required(80),
      hall: optional(120),
    }),
    contact: z.object({ name: required(120), email: required(200).pipe(z.email('email')), phone }),
    answers: z.object(Object.fromEntries(questions.map((question) => [question.id, answerSchema(question)]))),
    players: z
      .array(player(today))
      .min(squadLimits.min, 'tooFewPlayers')
      .max(squadLimits.max, 'tooManyPlayers')
      .superRefine(unique('number', 'numberTaken'))
      .superRefine(unique('name', 'nameTwice')),
  });
}

/**
 * Prepares a draft for validation: removes empty player rows and adds an empty answer for every unanswered question.
 */
export function toChecked(draft: ApplicationDraft, questions: readonly { id: string }[]): ApplicationDraft {
  return {
    ...draft,
    answers: Object.fromEntries(questions.map(({ id }) => [id, draft.answers[id] ?? ''])),
    players: draft.players.filter((line) => !isEmptyPlayer(line)),
  };
}
