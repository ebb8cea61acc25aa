import { expect, test } from 'vitest';
import { checkApplication } from '#components/application/check.ts';
import { emptyPlayer } from '#lib/api/contract/application/blank.ts';
import type { ApplicationQuestion } from '#lib/api/contract/application/question.ts';
import { filledDraft } from '#tests/fixtures/application.ts';

const question: ApplicationQuestion = {
  id: 'seats',
  kind: 'number',
  label: 'Seats',
  help: '',
  isRequired: true,
  options: [],
};
const asked = { questions: [question], documentKinds: [{ id: 'paper', label: 'Paper', help: '', isRequired: true }] };
const paper = {
  id: crypto.randomUUID(),
  kind: 'paper',
  fileName: 'a.pdf',
  contentType: 'application/pdf',
  size: 1,
} as const;

test('a whole application has no problems, empty lines between its players or not', () => {
  const draft = filledDraft();
  expect(checkApplication(asked, draft, [paper])).toEqual([]);
  expect(checkApplication(asked, { ...draft, players: [emptyPlayer, ...draft.players, emptyPlayer] }, [paper])).toEqual(
    [],
  );
});

test('a problem stands at the line of the page, and at each field only the first', () => {
  const { players } = filledDraft();
  const wrong = filledDraft({ players: [emptyPlayer, ...players, { ...emptyPlayer, number: '4' }] });
  expect(checkApplication(asked, wrong, [])).toEqual([
    { path: 'players.6.name', problem: 'required' },
    { path: 'players.6.birthDate', problem: 'required' },
    { path: 'players.6.number', problem: 'numberTaken' },
    { path: 'documents.paper', problem: 'documentMissing' },
  ]);
});

test('a squad has from 5 to 30 players, each once', () => {
  const { players } = filledDraft();
  const problemsOf = (list: typeof players) => checkApplication(asked, filledDraft({ players: list }), [paper]);
  expect(problemsOf(players.slice(1))).toEqual([{ path: 'players', problem: 'tooFewPlayers' }]);
  expect(problemsOf([...players, { ...(players[0] ?? emptyPlayer), number: '99' }])).toEqual([
    { path: 'players.5.name', problem: 'nameTwice' },
  ]);
});
