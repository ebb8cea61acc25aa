import { describe, expect, it } from 'vitest';
import { missingSharedData, sharedData } from '#tests/setup/shared-data.ts';
import { demoInput, replayDemo } from '#tests/unit/server/demo/world/demo-games.ts';
import { averageOf, lineOf, readLiveStats, type SeasonAverages } from './season-averages.ts';

const games = 240;
const season = 'livestats-nbl-2021-22';

/** What professional leagues under FIBA rules come to, per team and game. */
const ranges: Record<keyof SeasonAverages, readonly [from: number, to: number]> = {
  points: [78, 90],
  twoPointersMade: [19, 24.5],
  twoPointersAttempted: [37, 46],
  threePointersMade: [7.4, 10.8],
  threePointersAttempted: [22, 30.5],
  freeThrowsMade: [11.5, 17],
  freeThrowsAttempted: [15.5, 22],
  offensiveRebounds: [9, 14],
  defensiveRebounds: [23, 31],
  assists: [14.5, 20],
  turnovers: [11, 15],
  steals: [5.5, 8],
  blocks: [2.4, 4.3],
  fouls: [16, 22],
  pointsInThePaint: [31, 43],
  secondChancePoints: [8.5, 14],
  fastBreakPoints: [5, 11],
  pointsFromTurnovers: [11, 17],
  timeouts: [3, 4.6],
  substitutions: [24, 36],
  twoPointPercentage: [48.5, 55],
  threePointPercentage: [30, 37],
  freeThrowPercentage: [71, 79],
  possessions: [72, 80],
  margin: [8.5, 12.5],
  marginDeviation: [10.5, 15],
  homeWins: [0.48, 0.66],
  overtimes: [0.015, 0.09],
};

/** How far a simulated average may lie from that of the real season: a share of it, or absolute for shares of games. */
const closeness: Partial<Record<keyof SeasonAverages, number>> = {
  fastBreakPoints: 0.3,
  blocks: 0.15,
  timeouts: 0.12,
  margin: 0.15,
  marginDeviation: 0.15,
};
const usual = 0.1;
const shares: Partial<Record<keyof SeasonAverages, number>> = { homeWins: 0.12, overtimes: 0.05 };

const isStatistic = (key: string): key is keyof SeasonAverages => key in ranges;
const keys = Object.keys(ranges).filter(isStatistic);
const simulated = averageOf(Array.from({ length: games }, (_, number) => lineOf(replayDemo(demoInput(number)))));

describe('a season of simulated games', () => {
  it.each(keys)('has %s in the range of professional leagues', (key) => {
    const [from, to] = ranges[key];
    expect(simulated[key]).toBeGreaterThanOrEqual(from);
    expect(simulated[key]).toBeLessThanOrEqual(to);
  });

  const missing = missingSharedData(season);
  it.skipIf(missing)(`comes close to the averages of a real season${missing ? ` (${missing})` : ''}`, () => {
    const real = averageOf(['games', 'games-gz'].flatMap((folder) => readLiveStats(sharedData(`${season}/${folder}`))));
    const rows = keys.map((key) => ({
      statistic: key,
      real: real[key].toFixed(2),
      simulated: simulated[key].toFixed(2),
    }));
    const off = keys.filter((key) => {
      const allowed = shares[key] ?? real[key] * (closeness[key] ?? usual);
      return Math.abs(simulated[key] - real[key]) > allowed;
    });
    expect(
      off,
      rows.map(({ statistic, ...row }) => `${statistic}: ${row.real} real, ${row.simulated} simulated`).join('\n'),
    ).toEqual([]);
  });
});
