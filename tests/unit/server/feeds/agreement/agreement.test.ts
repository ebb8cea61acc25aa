import { describe, expect, it } from 'vitest';
import { fiba2024 } from '#lib/basketball/rules/fiba-2024.ts';
import { differenceLine, summaryLines } from '#server/feeds/agreement/agreement-report.ts';
import { mergeSummaries } from '#server/feeds/agreement/agreement-summary.ts';
import { mapLiveStats } from '#server/feeds/livestats/map-livestats.ts';
import { replayMapped } from '#server/feeds/record/replay-mapped-game.ts';
import { liveStatsFile, team } from '#tests/unit/server/feeds/livestats/livestats-file.ts';

/** One basket of player 1 after five minutes; `official` is what the file prints for that player and the team. */
function compare(official: { points: number; total: number; minutes?: string; score?: number }) {
  const home: Record<string, unknown> = {
    ...team('Sava', 'SAV', official.score ?? 2),
    tot_sPoints: official.total,
    p1_score: 2,
  };
  const [first] = Object.values(home.pl as Record<string, Record<string, unknown>>);
  Object.assign(first ?? {}, { sPoints: official.points, sMinutes: official.minutes ?? '10:00' });
  const file = liveStatsFile(
    [
      { actionType: '2pt', subType: 'layup', tno: 1, pno: 1, clock: '05:00:00' },
      { actionType: 'period', subType: 'end', clock: '00:00:00' },
    ],
    { tm: { '1': home, '2': team('Drava', 'DRA') } },
  );
  return replayMapped(mapLiveStats(file), fiba2024).agreement;
}

describe('the agreement report', () => {
  it('finds nothing where the official numbers are ours', () => {
    const { differences, summary } = compare({ points: 2, total: 2 });
    expect(differences.filter((one) => one.kind !== 'minutes')).toEqual([]);
    expect(summary).toMatchObject({
      score: { agree: 1, of: 1 },
      playerLines: { agree: 12, of: 12 },
      teamTotals: { agree: 1, of: 1 },
    });
  });

  it('names team, player, statistic and both numbers', () => {
    const { differences, summary } = compare({ points: 3, total: 2 });
    const [difference] = differences.filter((one) => one.kind === 'player');
    expect(difference && differenceLine(difference, 'Sava')).toBe('Sava, Luka Novak 1: points 2, official 3');
    expect(summary.playerLines).toEqual({ agree: 11, of: 12 });
  });

  it('tells totals that follow from the players’ lines from totals that do not', () => {
    expect(compare({ points: 3, total: 3 }).summary.teamTotals).toEqual({ agree: 1, of: 1 });
    expect(compare({ points: 2, total: 3 }).summary.teamTotals).toEqual({ agree: 0, of: 1 });
  });

  it('compares minutes as exact, within a second, or off', () => {
    const minutesOfFirst = (minutes: string) =>
      compare({ points: 2, total: 2, minutes }).differences.some(
        (one) => one.kind === 'minutes' && one.person === '1-1',
      );
    expect(['10:00', '9:59', '9:58'].map(minutesOfFirst)).toEqual([false, false, true]);
  });

  it('adds games up and prints the sum', () => {
    const sum = mergeSummaries([
      compare({ points: 2, total: 2 }).summary,
      compare({ points: 2, total: 2, score: 4 }).summary,
    ]);
    expect(summaryLines(sum)).toContain('score          1/2');
    expect(summaryLines(sum)).toContain('player lines   24/24');
  });
});
