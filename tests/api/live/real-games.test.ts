import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { GameSummary } from '#lib/api/contract/game.ts';
import { liveGame } from '#lib/api/contract/live.ts';
import type { Play } from '#lib/api/contract/play-by-play.ts';
import { boxScore } from '#lib/basketball/box-score.ts';
import { replayGame } from '#lib/basketball/game/replay.ts';
import { sides } from '#lib/basketball/sides.ts';
import { createApi } from '#server/api/app.ts';
import { createLog } from '#server/log.ts';
import { type ImportBench, openImportBench } from '#tests/api/import/support/import-bench.ts';
import { readWebsite } from '#tests/api/import/support/read-website.ts';
import { signInAs } from '#tests/fixtures/staff.ts';
import { missingSharedData } from '#tests/setup/shared-data.ts';
import { officialDifferences } from './support/official-differences.ts';
import { importRealGames } from './support/real-season.ts';
import { scheduleAgain } from './support/schedule-again.ts';
import { scoreAgain } from './support/score-again.ts';

let bench: ImportBench;
beforeAll(async () => {
  bench = await openImportBench();
});
afterAll(() => bench.close());

const livestats = ['1976446.json', '1976448.json', '2031335.json'].map((name) => `livestats-nbl-2021-22/games/${name}`);
const euroleague = 'euroleague-2022-23/sample';

describe.each([
  { of: 'LiveStats', place: livestats[0] ?? '', source: { livestats } },
  { of: 'the EuroLeague', place: euroleague, source: { euroleague } },
])('real games of $of, scored once more at the table', ({ place, source }) => {
  test.skipIf(missingSharedData(place))('end with the official numbers wherever they are shown', async () => {
    const { host, ...scope } = await bench.tenant();
    const official = await importRealGames(scope, source);
    expect(official.size).toBe(3);
    const api = createApi({ db: scope.db, log: createLog('silent') });
    const scorer = { api, host, token: await signInAs(scope, 'scorer') };
    const league = await scheduleAgain(scope, [...official.keys()]);
    const read = (path: string) => readWebsite(bench, { host }, path);

    for (const game of league.games) {
      await scoreAgain(scope, scorer, game, 40);
      const { score, home, away, people } = official.get(game.sourceId) ?? expect.fail('no official box score');
      const ofGame = (id: string, part: string) => read(`games/${id}/${part}`);

      const { boxScore: box } = await ofGame(game.gameId, 'box-score');
      expect(officialDifferences({ score, home, away, people }, box)).toEqual([]);
      const { boxScore: imported } = await ofGame(game.sourceId, 'box-score');
      expect(withoutTeams(box)).toEqual(withoutTeams(imported));

      const { playByPlay } = await ofGame(game.gameId, 'play-by-play');
      expect(playByPlay.plays.at(-1).score).toEqual(score);
      const before = (await ofGame(game.sourceId, 'play-by-play')).playByPlay;
      expect(withoutIds(playByPlay.plays)).toEqual(withoutIds(before.plays));

      const live = liveGame.parse(await ofGame(game.gameId, 'live'));
      expect(live.board).toMatchObject({ state: 'final', home: { score: score.home }, away: { score: score.away } });
      const roster = { home: live.sheet.home.map(({ id }) => id), away: live.sheet.away.map(({ id }) => id) };
      const atHand = boxScore(replayGame({ profile: live.profile, events: live.events, roster }));
      for (const side of sides) expect(atHand[side].total).toEqual(box[side].totals);
    }

    const [{ address }] = (await read('games?when=finished&limit=1')).items;
    const inLeague = `seasons/${address.season}/leagues/${league.slug}`;
    const { items }: { items: GameSummary[] } = await read(`${inLeague}/games`);
    const listed = new Map(items.map(({ id, state, score }) => [id, { state, score }]));
    for (const { sourceId, gameId } of league.games) {
      expect(listed.get(gameId)).toEqual({ state: 'final', score: official.get(sourceId)?.score });
    }
    const [table] = (await read(`${inLeague}/standings`)).tables;
    const points = (rows: { pointsFor: number }[]) => rows.reduce((sum, { pointsFor }) => sum + pointsFor, 0);
    const all = [...official.values()].reduce((sum, { score }) => sum + score.home + score.away, 0);
    expect(points(table.rows)).toBe(all);
    expect(table.rows.filter(({ won }: { won: number }) => won > 0)).not.toHaveLength(0);
  });
});

const withoutIds = (plays: readonly Play[]) => {
  const places = new Map(plays.map(({ id }, index) => [id, index]));
  return plays.map(({ id, linkedTo, at, ...play }) => ({ ...play, behind: places.get(linkedTo ?? '') ?? null }));
};

type Sided = { home: { team: unknown }; away: { team: unknown } };
const withoutTeams = ({ home: { team: _, ...home }, away: { team: __, ...away }, ...box }: Sided) => ({
  ...box,
  home,
  away,
});
