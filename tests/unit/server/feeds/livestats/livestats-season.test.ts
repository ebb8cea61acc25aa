import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { replayGame } from '#lib/basketball/game/replay.ts';
import { fiba2024 } from '#lib/basketball/rules/fiba-2024.ts';
import { mergeSummaries } from '#server/feeds/agreement/agreement-summary.ts';
import { mapLiveStats } from '#server/feeds/livestats/map-livestats.ts';
import { replayMapped } from '#server/feeds/record/replay-mapped-game.ts';
import { completeLine } from '#tests/fixtures/complete-line.ts';
import { reconcile } from '#tests/fixtures/reconcile.ts';
import { missingSharedData, sharedData } from '#tests/setup/shared-data.ts';

const folder = 'livestats-nbl-2021-22';
const missing = missingSharedData(folder);

function readGames(): { name: string; data: unknown }[] {
  return ['games', 'games-gz'].flatMap((part) =>
    readdirSync(sharedData(`${folder}/${part}`)).map((name) => {
      const bytes = readFileSync(sharedData(`${folder}/${part}/${name}`));
      return { name, data: JSON.parse(String(name.endsWith('.gz') ? gunzipSync(bytes) : bytes)) as unknown };
    }),
  );
}

describe.skipIf(missing !== null)(`a real season in LiveStats files${missing ? ` (${missing})` : ''}`, () => {
  let games: (ReturnType<typeof replayMapped> & { name: string })[] = [];

  beforeAll(() => {
    games = readGames().map(({ name, data }) => ({ name, ...replayMapped(mapLiveStats(data, name), fiba2024) }));
  });

  it('agrees with the official numbers, and differs only where they differ from their own actions', () => {
    const { score, periods, playerLines, teamTotals, minutes, plusMinus } = mergeSummaries(
      games.map((game) => game.agreement.summary),
    );
    expect({ score, periods, playerLines, teamTotals }).toEqual({
      score: { agree: 95, of: 95 },
      periods: { agree: 95, of: 95 },
      playerLines: { agree: 2275, of: 2276 },
      teamTotals: { agree: 95, of: 95 },
    });
    expect(minutes).toEqual({ exact: 2230, withinSecond: 2275, of: 2276 });
    expect(plusMinus.agree).toBeGreaterThanOrEqual(2267);
  });

  it('counts the offensive fouls of the actions', () => {
    const totals = games.flatMap(({ box }) => [box.home.total.offensiveFouls, box.away.total.offensiveFouls]);
    expect(totals.reduce((sum: number, count) => sum + (count ?? 0), 0)).toBe(363);
  });

  it('adds up in every game', () => {
    const broken = games.flatMap(({ name, box, state }) => {
      const alwaysFive = state.warnings.length === 0;
      return reconcile(box, { playedMs: state.clock.elapsedMs, alwaysFive }).map((one) => ({ name, ...one }));
    });
    expect(broken).toEqual([]);
  });

  it('derives the arrow that the officials followed at every held ball', () => {
    const followed = games.flatMap(({ profile, state }) =>
      state.played.flatMap((event, index) => {
        if (event.type !== 'held-ball' || event.side === null) return [];
        return replayGame({ profile, events: state.played.slice(0, index) }).arrow.side === event.side;
      }),
    );
    expect(followed).toEqual(Array(71).fill(true));
  });

  it('counts as many possessions as the formula estimates, within two per cent', () => {
    const counted = games.reduce(
      (sum, { state }) => sum + state.possession.counts.home + state.possession.counts.away,
      0,
    );
    const estimated = games.reduce((sum, { box }) => {
      const lines = [completeLine(box.home.total), completeLine(box.away.total)];
      return lines.reduce(
        (all, line) =>
          all +
          line.twoPointersAttempted +
          line.threePointersAttempted -
          line.offensiveRebounds +
          line.turnovers +
          0.44 * line.freeThrowsAttempted,
        sum,
      );
    }, 0);
    expect(Math.abs(counted / estimated - 1)).toBeLessThan(0.02);
  });
});
