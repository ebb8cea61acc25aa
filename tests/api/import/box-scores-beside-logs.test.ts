import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { gamePlayerStats, gameTeamStats } from '#server/db/schema/game-statistics.ts';
import { games } from '#server/db/schema/games.ts';
import { playerSeasons } from '#server/db/schema/player-seasons.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { importBoxScores } from '#server/feeds/box-scores/import-box-scores.ts';
import { exportBoxScores } from '#server/feeds/export/export-box-scores.ts';
import { importFixtures } from '#server/feeds/fixtures/import-fixtures.ts';
import { importLiveStats } from '#server/feeds/livestats/import-livestats.ts';
import { setResult } from '#server/league/result/set-result.ts';
import { withdrawResult } from '#server/league/result/withdraw-result.ts';
import { missingSharedData, sharedData } from '#tests/setup/shared-data.ts';
import { type ImportBench, league, openImportBench } from './support/import-bench.ts';
import { listeningReport } from './support/listening-report.ts';

const place = 'livestats-nbl-2021-22/games/1976451.json';
type Player = { sPoints: number };
type Team = { name: string; score: number; pl: Record<string, Player> };
type File = { pbp: object[]; tm: Record<'1' | '2', Team> } & Record<string, unknown>;

describe.skipIf(missingSharedData(place))('a game with the box score of a file and a log', () => {
  let bench: ImportBench;
  let scope: TenantScope;
  let file: File;
  let boxScore: string;
  let notices: readonly string[];
  beforeAll(async () => {
    bench = await openImportBench();
    file = JSON.parse(await readFile(sharedData(place), 'utf8'));
    scope = await bench.tenant();
    await importFixture(true);
    await importLog(file);
    boxScore = await exportBoxScores(scope, {});
  });
  afterAll(() => bench.close());
  beforeEach(async () => {
    scope = await bench.tenant();
  });

  async function importFixture(isFinal: boolean) {
    const { 1: home, 2: away } = file.tm;
    const score = isFinal ? [home.score, away.score] : ['', ''];
    const text = `season,league,id,round,date,home,home_score,away,away_score\n2021/22,NBL,1,1,2021-12-03,${home.name},${score[0]},${away.name},${score[1]}`;
    await importFixtures(scope, { file: await bench.file('list.csv', text), league }, listeningReport().report);
  }
  async function importLog(log: File, replace = false) {
    const { report, told } = listeningReport();
    await importLiveStats(scope, { paths: [await bench.file('1.json', log)], clue: {}, replace }, report);
    notices = told.notices;
    return told.problems;
  }
  const importBox = async (text = boxScore) =>
    importBoxScores(scope, { files: [await bench.file('box.csv', text)] }, listeningReport().report);
  const scoresheet = () => {
    const [header = '', ...lines] = boxScore.split('\n').map((line) => line.split(','));
    const kept = new Set(
      'season,league,game,line,side,first_name,last_name,number,played,points,two_made,three_made,free_made,fouls'.split(
        ',',
      ),
    );
    const columns = [...header].flatMap((name, index) => (kept.has(name) ? [index] : []));
    return [header, ...lines.filter((cells) => cells.length > 1)]
      .map((cells) => columns.map((index) => cells[index]).join(','))
      .join('\n');
  };

  const breaksOff = (log: File): File => ({ ...log, pbp: log.pbp.slice(40) });
  /** Its own box score does not add up, so that it cannot carry the numbers. */
  const withoutBox = (log: File): File => {
    const copy = structuredClone(log);
    const scorer = Object.values(copy.tm['1'].pl).find(({ sPoints }) => sPoints > 3);
    if (scorer) scorer.sPoints += 2;
    return copy;
  };

  const onlyGame = async () =>
    (await scope.db.select().from(games).where(ofTenant(scope, games)))[0] ?? expect.fail('no game');
  async function shown() {
    const { id, state, homeScore, awayScore, coverage } = await onlyGame();
    const sum = (rows: { points: number }[]) => rows.reduce((total, { points }) => total + points, 0);
    const teams = await scope.db.select().from(gameTeamStats).where(eq(gameTeamStats.gameId, id));
    const players = await scope.db.select().from(gamePlayerStats).where(eq(gamePlayerStats.gameId, id));
    const seasons = await scope.db.select().from(playerSeasons).where(ofTenant(scope, playerSeasons));
    return [state, homeScore, awayScore, coverage, sum(teams), sum(players), sum(seasons)];
  }
  const whole = ['final', 69, 62, 'box-score', 131, 131, 131];
  const wrong = { kind: 'result', home: 100, away: 50, reason: 'a slip of the pen' } as const;

  test('keeps the numbers of the file when a log comes that carries less', async () => {
    await importFixture(true);
    await importBox();
    const problems = await importLog(withoutBox(breaksOff(file)));
    expect(problems).toEqual([expect.stringContaining('the numbers come from the official box score')]);
    expect(await shown()).toEqual(whole);
    await importLog(file);
    expect(await shown()).toEqual(['final', 69, 62, 'log', 131, 131, 131]);
  });

  test('has the numbers of the file again when another result is taken back', async () => {
    await importFixture(true);
    await importLog(withoutBox(breaksOff(file)));
    await importBox();
    const { id } = await onlyGame();
    await setResult(scope, id, wrong);
    expect(await shown()).toEqual(['final', 100, 50, 'score', 0, 0, 0]);
    await withdrawResult(scope, id, { reason: 'the sheet was read wrongly' });
    expect(await shown()).toEqual(whole);
  });

  test('never has the numbers of the log under the name of the box score', async () => {
    await importFixture(false);
    await importLog(withoutBox({ ...breaksOff(file), period: 4, clock: '01:00' }));
    await importBox();
    const { id } = await onlyGame();
    await withdrawResult(scope, id, { reason: 'not confirmed yet' });
    expect(await shown()).toEqual(['unconfirmed', 64, 54, 'log', 118, 118, 0]);
    await setResult(scope, id, { ...wrong, home: 69, away: 62 });
    expect(await shown()).toEqual(whole);
  });

  test('is exported as a box score only once it is over, and only with the numbers of its result', async () => {
    const [header] = boxScore.split('\n');
    await importFixture(false);
    await importLog({ ...file, pbp: file.pbp.slice(-200), period: 2, clock: '05:00' });
    expect(await exportBoxScores(scope, {})).toBe(`${header}\n`);
    await importFixture(true);
    await importLog(withoutBox(breaksOff(file)));
    expect([await shown(), await exportBoxScores(scope, {})]).toEqual([
      ['final', 69, 62, 'score', 0, 0, 0],
      `${header}\n`,
    ]);
  });

  test('has no numbers of a box score of another result, until that stands', async () => {
    await importFixture(true);
    await importLog(withoutBox(breaksOff(file)));
    const { id } = await onlyGame();
    await setResult(scope, id, wrong);
    await importBox();
    expect(await shown()).toEqual(['final', 100, 50, 'score', 0, 0, 0]);
    await withdrawResult(scope, id, { reason: 'the sheet was read wrongly' });
    expect(await shown()).toEqual(whole);
  });

  const baskets = new Set(['2pt', '3pt', 'freethrow', 'game', 'period', 'foul']);
  /** What a table without a statistician enters, without a box score of its own. */
  const basketsOnly = (log: File): File =>
    withoutBox({
      ...log,
      pbp: log.pbp.filter((action) => {
        const { actionType, success } = action as { actionType: string; success: number };
        return baskets.has(actionType) && (!/pt|freethrow/.test(actionType) || success === 1);
      }),
    });
  const assists = async () => {
    const rows = await scope.db.select().from(gameTeamStats).where(ofTenant(scope, gameTeamStats));
    return rows.map((row) => row.assists !== null);
  };

  test('keeps the numbers of a box score beside a log of baskets only, unless it is told to replace them', async () => {
    await importFixture(true);
    await importBox();
    expect(await importLog(basketsOnly(file))).toEqual([]);
    expect(notices).toContainEqual(expect.stringContaining('records more than the log and keeps the numbers'));
    expect([await shown(), await assists()]).toEqual([whole, [true, true]]);
    expect(await importLog(basketsOnly(file), true)).toEqual([]);
    expect([await shown(), await assists()]).toEqual([whole.with(3, 'log'), [false, false]]);
  });

  test('takes the numbers of a box score that records more than its log, whichever came first', async () => {
    await importFixture(true);
    await importLog(basketsOnly(file));
    expect(await shown()).toEqual(whole.with(3, 'log'));
    expect(await importBox()).toMatchObject({ changed: 1, failed: 0 });
    expect([await shown(), await assists()]).toEqual([whole, [true, true]]);
    expect(await importBox()).toMatchObject({ unchanged: 1 });
  });

  test('keeps the numbers of a whole log beside a box score', async () => {
    await importFixture(true);
    await importLog(file);
    expect(await importBox()).toMatchObject({ unchanged: 1, failed: 0 });
    expect((await shown())[3]).toBe('log');
  });

  test('says scoresheet for the numbers of a scoresheet, also when they come back', async () => {
    await importFixture(true);
    await importBox(scoresheet());
    await importLog(withoutBox(breaksOff(file)));
    const sheet = whole.with(3, 'scoresheet');
    expect(await shown()).toEqual(sheet);
    const { id } = await onlyGame();
    await setResult(scope, id, wrong);
    await withdrawResult(scope, id, { reason: 'the sheet was read wrongly' });
    expect(await shown()).toEqual(sheet);
  });

  test('keeps its result where only the header of a whole log has another', async () => {
    await importFixture(true);
    const header = structuredClone(file);
    Object.assign(header.tm['1'], { score: 79, full_score: 79 });
    await importLog(header);
    expect(await shown()).toEqual(['final', 69, 62, 'log', 131, 131, 131]);
  });

  test('has no overtime where a scoreboard shows one without points', async () => {
    await importFixture(true);
    await importLog({ ...file, period: 1, periodType: 'OVERTIME', inOT: 1 });
    expect(await onlyGame()).toMatchObject({ state: 'final', overtimes: 0 });
  });
});
