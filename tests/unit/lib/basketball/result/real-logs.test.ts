import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ResultClaim } from '#lib/basketball/result/claim.ts';
import { checkLog, sourceOfNumbers } from '#lib/basketball/result/log-check.ts';
import { settleResult } from '#lib/basketball/result/settle-result.ts';
import { euroleague } from '#lib/basketball/rules/euroleague.ts';
import { fiba2024 } from '#lib/basketball/rules/fiba-2024.ts';
import type { RulesProfile } from '#lib/basketball/rules/profile.ts';
import { championOf } from '#lib/basketball/series/find-final.ts';
import { readSeries } from '#lib/basketball/series/read-series.ts';
import { seededRandom } from '#lib/fixtures/random.ts';
import { ImportError } from '#server/feeds/errors/import-error.ts';
import { listEuroleagueGames } from '#server/feeds/euroleague/list-games.ts';
import { mapEuroleague } from '#server/feeds/euroleague/map-euroleague.ts';
import { mapLiveStats } from '#server/feeds/livestats/map-livestats.ts';
import type { MappedGame } from '#server/feeds/mapped-game/mapped-game.ts';
import { replayMapped } from '#server/feeds/record/replay-mapped-game.ts';
import { type Damage, damage, damages } from '#tests/fixtures/damaged-log.ts';
import { missingSharedData, sharedData } from '#tests/setup/shared-data.ts';

const livestats = 'livestats-nbl-2021-22/games';
const season = 'euroleague-2022-23/sample';

type Score = { home: number; away: number };
type LiveStatsAnswer = { pbp: { actionNumber: number }[]; tm: Record<'1' | '2', { score: number }> };
const lists = ['FirstQuarter', 'SecondQuarter', 'ThirdQuarter', 'ForthQuarter', 'ExtraTime'] as const;
type Plays = Partial<Record<(typeof lists)[number], { NUMBEROFPLAY: number }[] | null>>;

/** Settles a damaged log beside its final fixture, as the import does. Null where the mapper refuses the file. */
function settle(map: () => MappedGame, profile: RulesProfile, fixture: Score) {
  let mapped: MappedGame;
  try {
    mapped = map();
  } catch (error) {
    if (error instanceof ImportError) return null;
    throw error;
  }
  const check = checkLog(replayMapped(mapped, profile).state, { box: mapped.officialBox.score });
  const { home, away } = check.score;
  const known = { periods: [], overtimes: null, guilty: null, state: 'final', withdrawn: false } as const;
  const claims: ResultClaim[] = [
    { ...known, kind: 'fixture', score: fixture, at: 1 },
    ...(mapped.confirmed ? [{ ...known, kind: 'official' as const, score: mapped.confirmed.score, at: 2 }] : []),
    ...(check.ended && home !== away ? [{ ...known, kind: 'recorded' as const, score: check.score, at: 3 }] : []),
  ];
  const { played } = settleResult(claims);
  return { score: played?.score, source: sourceOfNumbers(played?.score ?? null, check), check };
}

/** The champion of a league whose best-of-1 final has this score; null without one. */
function championWith(score: Score | null): string | null {
  const [home, away] = ['H', 'A'];
  const state = score ? 'final' : 'scheduled';
  const { winner } = readSeries({
    home,
    away,
    format: { kind: 'best-of', of: 1 },
    games: [{ id: 'f', home, away, state, score, number: 1 }],
  });
  const team = winner && { home, away }[winner];
  const loser = winner && { home: away, away: home }[winner];
  return championOf([{ decides: 'title', series: [{ home, away, winner: team, loser }] }]);
}

test('a final without a result has no champion, and with one its winner', () => {
  expect([null, { home: 80, away: 70 }, { home: 70, away: 80 }].map(championWith)).toEqual([null, 'H', 'A']);
});

/** What holds for any damage: the result stays, and a log lends its numbers only where they make that result. */
function expectHarmless(settled: ReturnType<typeof settle>, fixture: Score, kind: Damage): void {
  if (!settled) return;
  expect(settled.score).toEqual(fixture);
  expect(championWith(settled.score ?? null)).toBe(championWith(fixture));
  if (settled.source === 'log') expect(settled.check).toMatchObject({ ended: true, score: fixture });
  if (kind === 'none') expect(settled.source).toBe('log');
  if (kind === 'empty') expect(settled.source).toBe('box-score');
}

describe.skipIf(missingSharedData(livestats))('a real LiveStats log beside its fixture', () => {
  const files = missingSharedData(livestats)
    ? []
    : readdirSync(sharedData(livestats)).filter((name) => name.endsWith('.json'));

  test.each(damages)('never changes the final result: %s', (kind) => {
    const random = seededRandom(damages.indexOf(kind) + 1);
    for (const name of files) {
      const file: LiveStatsAnswer = JSON.parse(readFileSync(sharedData(`${livestats}/${name}`), 'utf8'));
      const fixture = { home: file.tm['1'].score, away: file.tm['2'].score };
      const times = kind === 'none' || kind === 'empty' ? 1 : 4;
      for (let round = 0; round < times; round++) {
        const copy = (action: LiveStatsAnswer['pbp'][number]) => ({
          ...action,
          actionNumber: action.actionNumber + 90_000,
        });
        const pbp = damage(file.pbp.toReversed(), kind, random, copy).toReversed();
        expectHarmless(
          settle(() => mapLiveStats({ ...file, pbp }, name), fiba2024, fixture),
          fixture,
          kind,
        );
      }
    }
  });
});

describe.skipIf(missingSharedData(season))('a real EuroLeague log beside its header', () => {
  test.each(damages)('never changes the final result: %s', async (kind) => {
    const random = seededRandom(damages.indexOf(kind) + 11);
    const { games } = await listEuroleagueGames(sharedData(season));
    for await (const game of games) {
      const answers = await game.read();
      const fixture = mapEuroleague(answers).officialBox.score;
      const plays = answers.playByPlay as Plays;
      const placed = lists.flatMap((list) => (plays[list] ?? []).map((play) => ({ list, play })));
      const times = kind === 'none' || kind === 'empty' ? 1 : 20;
      for (let round = 0; round < times; round++) {
        const left = damage(placed, kind, random);
        const cut = Object.fromEntries(
          lists.map((list) => [list, left.filter((one) => one.list === list).map(({ play }) => play)]),
        );
        const playByPlay = { ...(answers.playByPlay as object), ...cut };
        expectHarmless(
          settle(() => mapEuroleague({ ...answers, playByPlay }), euroleague, fixture),
          fixture,
          kind,
        );
      }
    }
  });
});
