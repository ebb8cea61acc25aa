import { expect, test } from 'vitest';
import { seasonFigures } from '#components/game/history/season-figures.ts';
import type { SeasonSoFar } from '#lib/api/contract/game-history.ts';
import { emptyStatLine } from '#lib/basketball/stat-line.ts';

const pointsOf = (season: Partial<SeasonSoFar>) =>
  seasonFigures.slice(0, 2).map(({ figure }) => figure(season as SeasonSoFar, 'en').text);

test('points are divided by the games that count, not by those of the record', () => {
  const totals = { games: 2, line: emptyStatLine(), recorded: { games: {}, made: {} } };
  expect(pointsOf({ played: 3, pointsFor: 190, pointsAgainst: 141, totals })).toEqual(['95.0', '70.5']);
});

test('a team with nothing but a forfeit has no points per game', () => {
  expect(pointsOf({ played: 1, pointsFor: 0, pointsAgainst: 0, totals: null })).toEqual(['–', '–']);
});
