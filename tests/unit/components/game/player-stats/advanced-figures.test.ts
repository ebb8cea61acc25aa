import { expect, test } from 'vitest';
import { advancedCells, advancedFigures } from '#components/game/player-stats/advanced-figures.ts';
import type { PlayerLine, TeamBoxScore } from '#lib/api/contract/box-score.ts';
import type { StatLine } from '#lib/basketball/stat-line.ts';
import { statLine } from '#tests/fixtures/stat-line.ts';

const minute = 60_000;
const boxOf = (totals: StatLine, possessions: number | null = null) =>
  ({ totals, ratings: { possessions } }) as TeamBoxScore;
const player = (line: StatLine) => ({ line }) as PlayerLine;

// Half of a game of 40 minutes: what both teams did meanwhile is half of their totals.
const line = statLine({
  playedMs: 20 * minute,
  points: 20,
  twoPointersMade: 5,
  twoPointersAttempted: 9,
  threePointersMade: 2,
  threePointersAttempted: 4,
  freeThrowsMade: 4,
  freeThrowsAttempted: 5,
  offensiveRebounds: 2,
  defensiveRebounds: 6,
  assists: 4,
  turnovers: 2,
  steals: 2,
  blocks: 1,
  fouls: 3,
});
const own = boxOf(
  statLine({
    playedMs: 200 * minute,
    twoPointersMade: 20,
    twoPointersAttempted: 40,
    threePointersMade: 8,
    threePointersAttempted: 24,
    freeThrowsAttempted: 20,
    offensiveRebounds: 10,
    defensiveRebounds: 26,
    turnovers: 12,
  }),
);
const opponent = boxOf(statLine({ twoPointersAttempted: 40, offensiveRebounds: 10, defensiveRebounds: 24 }), 80);

test('a player’s shares are of what happened while he played, by the formulas of the rules', () => {
  expect(advancedCells(player(line), own, opponent, 'en')).toEqual({
    minutes: '20:00',
    gameScore: '18.8',
    usageShare: '40.6',
    trueShootingShare: '65.8',
    effectiveFieldGoalShare: '61.5',
    reboundShare: '22.9',
    offensiveReboundShare: '11.8',
    defensiveReboundShare: '33.3',
    assistShare: '57.1',
    assistsPerTurnover: '2.0',
    stealShare: '5.0',
    blockShare: '5.0',
  });
});

test('what was not recorded, or divides by nothing, is a dash', () => {
  const cells = advancedCells(player({ ...line, steals: null, turnovers: 0 }), own, boxOf(opponent.totals), 'en');
  expect(cells).toMatchObject({ stealShare: '–', gameScore: '–', assistsPerTurnover: '–', usageShare: '35.8' });
});

test('each figure has a column of its own', () => {
  expect(new Set(advancedFigures.map(({ key }) => key)).size).toBe(advancedFigures.length);
});
