import { expect, test } from 'vitest';
import { fiba } from '#lib/basketball/standings/profiles/fiba.ts';
import { exampleStandings } from '#lib/office/example-standings.ts';

const orderOf = (profile: Parameters<typeof exampleStandings>[0]) => exampleStandings(profile).map(({ team }) => team);

test('the example answers to the order of the criteria', () => {
  expect(orderOf(fiba)).toEqual(['C', 'A', 'B', 'E', 'D']);
  const overall = { ...fiba, criteria: [{ kind: 'difference', scope: 'overall' }] as const };
  expect(orderOf(overall)).toEqual(['A', 'C', 'B', 'E', 'D']);
  expect(exampleStandings(overall)[0]?.decidedBy).toEqual({ kind: 'difference', scope: 'overall' });
});

test('the example answers to the points of wins, losses and forfeits', () => {
  const pointsOf = (points: Partial<typeof fiba.points>) =>
    exampleStandings({ ...fiba, points: { ...fiba.points, ...points } }).map((row) => row.classificationPoints);
  expect(pointsOf({})).toEqual([7, 7, 7, 5, 3]);
  expect(pointsOf({ win: 3, loss: 0, forfeit: -1 })).toEqual([9, 9, 9, 3, -1]);
});

test('teams that no criterion separates share their place, and points that cannot be saved still give a table', () => {
  const rows = exampleStandings({ ...fiba, criteria: [], points: { ...fiba.points, win: 0 } });
  expect(rows).toHaveLength(5);
  expect(rows.filter(({ decidedBy }) => decidedBy !== null)).toEqual([]);
});
