import { describe, expect, test } from 'vitest';
import type { BoxScoreSheet } from '#lib/api/contract/box-score-entry.ts';
import { cellValue, isValidCell, textOf } from '#lib/office/box-score-cells.ts';
import { columnsOf, levelOf } from '#lib/office/box-score-columns.ts';
import {
  countsBaskets,
  isSameDraft,
  pointsOfRow,
  problemsOf,
  type SheetDraft,
  sumOf,
  toDraft,
  toEntry,
  withCell,
  withRow,
} from '#lib/office/box-score-draft.ts';
import { isEmptyDraft, mergeDrafts, namesOf, withTheirs } from '#lib/office/box-score-merge.ts';

const player = (personId: string, line = {}): BoxScoreSheet['home']['players'][number] => ({
  ...{ personId, firstName: 'Ana', lastName: personId.toUpperCase(), isProvisional: false, number: '4' },
  ...{ starter: false, captain: false, played: false, listed: false, line },
});
const team = (...players: BoxScoreSheet['home']['players']) => ({
  ...{ teamId: 't', name: 'Team', players, team: null, total: null, timeouts: null },
});
const sheet: BoxScoreSheet = {
  ...{ gameId: 'g', revision: 3, state: 'final', coverage: 'score', closed: null, entered: false },
  ...{ score: { home: 10, away: 8 }, home: team(player('a'), player('b')), away: team(player('c')) },
};
const empty = toDraft(sheet);
const type = (
  draft: SheetDraft,
  ...cells: [personId: string, stat: 'points' | 'twoPointersMade' | 'fouls', text: string][]
) => cells.reduce((own, [id, stat, text]) => withCell(own, id === 'c' ? 'away' : 'home', id, stat, text), draft);

describe('a cell', () => {
  test.each([
    ['playedMs', '12', 720_000],
    ['playedMs', '12:30', 750_000],
    ['playedMs', '12:75', null],
    ['plusMinus', '−7', -7],
    ['plusMinus', '+7', 7],
    ['points', '12', 12],
    ['points', '-1', null],
    ['points', 'x', null],
  ] as const)('of %s reads «%s»', (stat, text, value) => {
    expect([cellValue(stat, text), isValidCell(stat, text)]).toEqual([value, value !== null]);
  });

  test('shows minutes as they are typed', () => {
    expect([textOf('playedMs', 750_000), textOf('points', 9)]).toEqual(['12:30', '9']);
  });
});

describe('a sheet', () => {
  test('counts who has a number as having played, and adds up', () => {
    const draft = type(empty, ['a', 'points', '6'], ['b', 'points', '4'], ['a', 'fouls', '2']);
    expect(draft.home.map(({ played }) => played)).toEqual([true, true]);
    expect([sumOf(draft, 'home', 'points'), sumOf(draft, 'home', 'fouls'), sumOf(draft, 'away', 'points')]).toEqual([
      10, 2, 0,
    ]);
  });

  test('takes points from baskets, and refuses points of one beside baskets of another', () => {
    const draft = type(empty, ['a', 'twoPointersMade', '3'], ['b', 'points', '4']);
    expect([countsBaskets(draft), sumOf(draft, 'home', 'points')]).toEqual([true, 6]);
    expect(problemsOf(draft)).toMatchObject([{ kind: 'mixed', row: { personId: 'b' } }]);
    const bad = withCell(type(empty, ['a', 'twoPointersMade', '3']), 'home', 'b', 'twoPointersAttempted', '1');
    expect(problemsOf(bad)).toMatchObject([{ kind: 'attempts', row: { personId: 'a' } }]);
    expect(problemsOf(type(empty, ['a', 'points', '1o']))).toMatchObject([{ kind: 'cell', stat: 'points' }]);
  });

  test('sends who played or was listed, on its revision, without a result', () => {
    const listed = withRow(empty, 'home', 'b', (row) => ({ ...row, listed: true }));
    const entry = toEntry(type(listed, ['a', 'points', '6']), sheet);
    expect(entry).toMatchObject({ revision: 3, statesResult: false, away: { players: [] } });
    expect(entry.home.players).toMatchObject([
      { personId: 'a', played: true, line: { points: 6, twoPointersMade: null } },
      { personId: 'b', played: false, line: {} },
    ]);
    expect(listed.home.map((row) => pointsOfRow(row, false))).toEqual([null, null]);
  });

  test('has the columns of what was entered', () => {
    const entered = (line: object) => ({ ...sheet, entered: true, home: team(player('a', line)) });
    expect([
      levelOf(sheet),
      levelOf(entered({ points: 3, fouls: 1 })),
      levelOf(entered({ twoPointersMade: 1 })),
    ]).toEqual(['baskets', 'points', 'baskets']);
    const full = entered({ assists: 2, pointsInThePaint: 4 });
    expect([levelOf(full), columnsOf('full', full).at(-1)]).toEqual(['full', 'pointsInThePaint']);
  });
});

describe('two who fill in a sheet', () => {
  test('keep each what they typed of different players', () => {
    const theirs = type(empty, ['b', 'points', '4']);
    const { draft, contested } = mergeDrafts(type(empty, ['a', 'points', '6']), empty, theirs);
    expect([sumOf(draft, 'home', 'points'), contested]).toEqual([10, []]);
  });

  test('are told of the same player, and may take over what the other has', () => {
    const theirs = type(empty, ['a', 'points', '4']);
    const { draft, contested } = mergeDrafts(type(empty, ['a', 'points', '6']), empty, theirs);
    expect([sumOf(draft, 'home', 'points'), namesOf(contested)]).toEqual([6, 'Ana A']);
    expect(isSameDraft(withTheirs(draft, contested), theirs)).toBe(true);
    expect([isEmptyDraft(empty), isEmptyDraft(draft)]).toEqual([true, false]);
  });
});
