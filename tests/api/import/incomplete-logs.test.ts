import { mkdir, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { seededRandom } from '#lib/fixtures/random.ts';
import { gameEvents } from '#server/db/schema/game-events.ts';
import { gamePlayerStats, gameTeamStats } from '#server/db/schema/game-statistics.ts';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { playerSeasons } from '#server/db/schema/player-seasons.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { importEuroleague } from '#server/feeds/euroleague/import-euroleague.ts';
import { importFixtures } from '#server/feeds/fixtures/import-fixtures.ts';
import { importLiveStats } from '#server/feeds/livestats/import-livestats.ts';
import { setResult } from '#server/league/result/set-result.ts';
import { withdrawResult } from '#server/league/result/withdraw-result.ts';
import { listTeamSeasons } from '#server/league/team/list-seasons.ts';
import { type Damage, damage, damages } from '#tests/fixtures/damaged-log.ts';
import { missingSharedData, sharedData } from '#tests/setup/shared-data.ts';
import { type ImportBench, league, openImportBench } from './support/import-bench.ts';
import { listeningReport } from './support/listening-report.ts';

let bench: ImportBench;
let scope: TenantScope;
let number = 0;
beforeAll(async () => {
  bench = await openImportBench();
});
afterAll(() => bench.close());
beforeEach(async () => {
  scope = await bench.tenant();
  number += 1;
});

const allGames = () => scope.db.select().from(games).where(eq(games.tenantId, scope.tenantId)).orderBy(games.id);
const onlyGame = async () => (await allGames())[0] ?? expect.fail('no game');

/** The points of the only game on every surface that has them: score, team lines, player lines, season totals. */
async function pointsOf(gameId: string) {
  const ofGame = (table: typeof gameTeamStats | typeof gamePlayerStats) =>
    and(eq(table.tenantId, scope.tenantId), eq(table.gameId, gameId));
  const sum = (rows: { points: number }[]) => rows.reduce((total, { points }) => total + points, 0);
  const teams = await scope.db.select().from(gameTeamStats).where(ofGame(gameTeamStats));
  const players = await scope.db.select().from(gamePlayerStats).where(ofGame(gamePlayerStats));
  const seasons = await scope.db.select().from(playerSeasons).where(eq(playerSeasons.tenantId, scope.tenantId));
  return { teams: sum(teams), players: sum(players), seasons: sum(seasons) };
}

const sample = 'euroleague-2022-23/sample/25';

describe.skipIf(missingSharedData(sample))('a EuroLeague game whose plays break off', () => {
  type Play = { MARKERTIME: string; PLAYTYPE: string };
  type Answer = Record<string, unknown> & { ForthQuarter: Play[]; ExtraTime?: Play[] | null };
  const stopped = (plays: Answer): Answer => {
    const cut = plays.ForthQuarter.findLastIndex(({ MARKERTIME }) => MARKERTIME > '00:18');
    return { ...plays, ForthQuarter: plays.ForthQuarter.slice(0, cut + 1) };
  };

  async function importPlays(
    change: (plays: Answer) => Answer,
    answers: (name: string, answer: object) => object = (_, one) => one,
  ) {
    const folder = path.join(bench.folder, `stopped-${number}`, '25');
    await mkdir(folder, { recursive: true });
    for (const name of await readdir(sharedData(sample))) {
      const answer = JSON.parse(await readFile(sharedData(`${sample}/${name}`), 'utf8'));
      const changed = name.startsWith('PlaybyPlay') ? change(answer) : answers(name, answer);
      await bench.file(path.relative(bench.folder, path.join(folder, name)), changed);
    }
    const { report, told } = listeningReport();
    const result = await importEuroleague(scope, { folder: path.dirname(folder), timeZone: 'Europe/Berlin' }, report);
    return { result, told };
  }

  test('is final by its header, with the numbers of its box score on every surface, and is reported', async () => {
    const { result, told } = await importPlays(stopped);
    expect(result).toMatchObject({ created: 1, failed: 0, incomplete: 1 });
    expect(told.problems).toEqual([
      expect.stringMatching(/log is incomplete: it stops before the end.*official box score/),
    ]);
    const game = await onlyGame();
    expect(game).toMatchObject({ state: 'final', coverage: 'box-score', overtimes: 0 });
    expect(game.periods).toHaveLength(4);
    const total = (game.homeScore ?? 0) + (game.awayScore ?? 0);
    expect(await pointsOf(game.id)).toEqual({ teams: total, players: total, seasons: total });
    expect(await scope.db.$count(gameEvents, eq(gameEvents.gameId, game.id))).toBeGreaterThan(300);
  });

  test('has the numbers of its log as soon as that is whole, and keeps its result if it breaks again', async () => {
    await importPlays(stopped);
    const { result } = await importPlays((plays) => plays);
    expect(result).toMatchObject({ changed: 1 });
    expect(result.incomplete).toBeUndefined();
    const whole = await onlyGame();
    expect(whole).toMatchObject({ state: 'final', coverage: 'log' });
    await importPlays(stopped);
    const { homeScore, awayScore } = whole;
    expect(await onlyGame()).toMatchObject({ state: 'final', coverage: 'box-score', homeScore, awayScore });
  });

  test('has no overtime where extra time only begins', async () => {
    const begin = (plays: Answer) => ({
      ...plays,
      ExtraTime: [{ ...plays.ForthQuarter[0], PLAYTYPE: 'BP', MARKERTIME: '05:00' } as Play],
    });
    const zero = (name: string, answer: object) =>
      name.startsWith('Boxscore') && 'ByQuarter' in answer
        ? { ...answer, ByQuarter: (answer.ByQuarter as object[]).map((points) => ({ ...points, Extra1: 0 })) }
        : answer;
    const { result } = await importPlays(begin, zero);
    expect(result.incomplete).toBeUndefined();
    const game = await onlyGame();
    expect(game).toMatchObject({ state: 'final', coverage: 'log', overtimes: 0 });
    expect(game.periods).toHaveLength(4);
  });
});

const season = 'livestats-nbl-2021-22';
type File = { pbp: Record<string, unknown>[]; tm: Record<'1' | '2', { name: string; score: number }> } & Record<
  string,
  unknown
>;

describe.skipIf(missingSharedData(season))('a LiveStats log beside a final result', () => {
  const read = async (id: string): Promise<File> =>
    JSON.parse(await readFile(sharedData(`${season}/games/${id}.json`), 'utf8'));

  async function fixture({ tm: { 1: home, 2: away } }: File, id: string, result = true, place = ',,,1') {
    const score = result ? [home.score, away.score, 'final'] : ['', '', 'scheduled'];
    const file = await bench.file(
      `fixture-${number}.csv`,
      `season,league,id,phase,playoff_round,series,round,date,home,home_score,away,away_score,status\n2021/22,NBL,${id},${place},2021-12-03,${home.name},${score[0]},${away.name},${score[1]},${score[2]}`,
    );
    return importFixtures(scope, { file, league }, listeningReport().report);
  }
  async function importLog(id: string, file: File) {
    const { report, told } = listeningReport();
    const paths = [await bench.file(`${id}.json`, file)];
    return { result: await importLiveStats(scope, { paths, clue: {} }, report), told };
  }

  const id = '1976448';
  const scoring = ({ actionType, success }: Record<string, unknown>) => actionType === '3pt' && success === 1;
  const broken: [string, (file: File) => File][] = [
    ['has no actions', (file) => ({ ...file, pbp: [] })],
    ['lacks its last 40 actions', (file) => ({ ...file, pbp: file.pbp.slice(40) })],
    ['lacks its first 60 actions', (file) => ({ ...file, pbp: file.pbp.slice(0, -60) })],
    [
      'has one basket twice',
      (file) => ({
        ...file,
        pbp: file.pbp.flatMap((action, index) =>
          index === file.pbp.findIndex(scoring) ? [{ ...action, actionNumber: 9_999 }, action] : [action],
        ),
      }),
    ],
    [
      'has a basket of an unknown type',
      (file) => ({
        ...file,
        pbp: file.pbp.map((action, index) =>
          index === file.pbp.findIndex(scoring) ? { ...action, actionType: 'slam' } : action,
        ),
      }),
    ],
  ];

  test.each(broken)('that %s leaves it, and the numbers come from the official box score', async (_, breakIt) => {
    const file = await read(id);
    await fixture(file, id);
    const { result, told } = await importLog(id, breakIt(file));
    expect(result).toMatchObject({ created: 1, incomplete: 1 });
    expect(told.problems).toEqual([expect.stringContaining('the log is incomplete')]);
    const game = await onlyGame();
    expect(game).toMatchObject({ state: 'final', homeScore: 89, awayScore: 65, coverage: 'box-score' });
    expect(await pointsOf(game.id)).toEqual({ teams: 154, players: 154, seasons: 154 });
    const again = await importLog(id, breakIt(file));
    expect(again.result).toMatchObject({ unchanged: 1, incomplete: 1 });
  });

  test('without a box score of that result leaves the score alone', async () => {
    const file = await read(id);
    await fixture(file, id);
    const lines = { ...file.tm[1], pl: {} };
    const { told } = await importLog(id, { ...file, pbp: [], tm: { ...file.tm, 1: lines } });
    expect(told.problems).toEqual([expect.stringContaining('no numbers but the score')]);
    const game = await onlyGame();
    expect(game).toMatchObject({ state: 'final', homeScore: 89, awayScore: 65, coverage: 'score' });
    expect(await pointsOf(game.id)).toEqual({ teams: 0, players: 0, seasons: 0 });
  });

  test('of which nothing tells the end awaits confirmation, until a fixture brings the result', async () => {
    const file = await read(id);
    await fixture(file, id, false);
    const { told } = await importLog(id, { ...file, pbp: file.pbp.slice(40), period: 4, clock: '01:00' });
    expect(told.problems).toEqual([expect.stringContaining('awaits confirmation')]);
    expect(await onlyGame()).toMatchObject({ state: 'unconfirmed', coverage: 'log' });
    const reader = { ...scope, host: 'league.test', locale: 'en', fallbackLocale: 'en' } as const;
    const slugs = { season: '2021-22', league: 'nbl' };
    expect(await listTeamSeasons(reader, slugs)).toEqual([]);
    expect(await fixture(file, id)).toMatchObject({ changed: 1 });
    const game = await onlyGame();
    expect(game).toMatchObject({ state: 'final', homeScore: 89, awayScore: 65, coverage: 'box-score' });
    expect(await pointsOf(game.id)).toEqual({ teams: 154, players: 154, seasons: 154 });
  });

  test('changes no result of a season however it is damaged', async () => {
    const ids = ['1976448', '2004609', '2031335', '1976462'];
    const results = async () =>
      (await allGames()).map(({ id, ...game }) => [id, game.state, game.homeScore, game.awayScore, game.guilty]);
    const files = new Map<string, File>();
    for (const one of ids) {
      const file = await read(one);
      files.set(one, file);
      await fixture(file, one, true, one === '2031335' ? 'playoff,Final,best-of-1,' : undefined);
    }
    const before = await results();
    const champion = async () => {
      const [only] = await scope.db.select().from(leagues).where(eq(leagues.tenantId, scope.tenantId));
      return only?.championTeamId ?? null;
    };
    const [winner, final] = [await champion(), (await allGames()).find(({ duelId }) => duelId !== null)];
    expect(winner).not.toBeNull();
    if (!final || final.homeScore === null || final.awayScore === null) throw new Error('There is no final.');
    const exchanged = { home: final.awayScore, away: final.homeScore };
    expect(before.map(([, state]) => state)).toEqual(ids.map(() => 'final'));
    const random = seededRandom(20_261_122);
    for (const [one, file] of files) {
      for (let round = 0; round < 4; round++) {
        const kind = damages[Math.floor(random() * damages.length)] as Damage;
        const copy = (action: Record<string, unknown>) => ({
          ...action,
          actionNumber: Number(action.actionNumber) + 90_000,
        });
        const pbp = damage(file.pbp.toReversed(), kind, random, copy).toReversed();
        await importLog(one, { ...file, pbp });
        expect(await results(), `${one}, ${kind}`).toEqual(before);
        expect(await champion(), `${one}, ${kind}`).toBe(winner);
      }
    }
    await setResult(scope, final.id, { kind: 'annulment', reason: 'ineligible player' });
    expect(await champion()).toBeNull();
    await withdrawResult(scope, final.id, { reason: 'the appeal was upheld' });
    expect(await champion()).toBe(winner);
    await setResult(scope, final.id, { kind: 'result', ...exchanged, reason: 'score sheet' });
    expect([winner, await champion()].toSorted()).toEqual([final.homeTeamId, final.awayTeamId].toSorted());
  });
});
