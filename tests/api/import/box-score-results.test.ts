import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { gamePlayerStats } from '#server/db/schema/game-statistics.ts';
import { games } from '#server/db/schema/games.ts';
import { playerSeasons } from '#server/db/schema/player-seasons.ts';
import { importBoxScores } from '#server/feeds/box-scores/import-box-scores.ts';
import { importFixtures } from '#server/feeds/fixtures/import-fixtures.ts';
import { logFaultsOf } from '#server/league/result/log-faults.ts';
import { setResult } from '#server/league/result/set-result.ts';
import { withdrawResult } from '#server/league/result/withdraw-result.ts';
import { type ImportBench, league, openImportBench } from './support/import-bench.ts';
import { listeningReport } from './support/listening-report.ts';

let bench: ImportBench;
let tenant: Awaited<ReturnType<ImportBench['tenant']>>;
beforeAll(async () => {
  bench = await openImportBench();
});
afterAll(() => bench.close());

const boxes = [
  'season,league,game,line,side,name,number,starter,minutes,points,two_made,two_attempted',
  '2025/26,Liga,501,player,home,Ana Kos,4,yes,40:00,12,6,9',
  '2025/26,Liga,501,player,away,Iva Novak,7,yes,40:00,8,4,8',
].join('\n');
const totals = ['2025/26,Liga,501,total,home,,,,,12,6,9', '2025/26,Liga,501,total,away,,,,,8,4,8'].join('\n');

const listFixture = async (cells: string) => {
  const columns = 'season,league,id,round,date,home,away,home_score,away_score,status,guilty';
  const file = await bench.file('fixtures.csv', `${columns}\n2025/26,Liga,501,1,2025-10-04,${cells}`);
  const { report, told } = listeningReport();
  return { counts: await importFixtures(tenant, { file, league }, report), ...told };
};
const fixture = async (result: string) => (await listFixture(`Sava,Drava,${result}`)).counts;
const importBox = async (text: string) => {
  const { report, told } = listeningReport();
  const counts = await importBoxScores(tenant, { files: [await bench.file('box.csv', text)] }, report);
  return { counts, told };
};
const game = async () => {
  const [only] = await tenant.db.select().from(games).where(eq(games.tenantId, tenant.tenantId));
  return only ?? expect.fail('no game');
};
const points = async () => {
  const lines = await tenant.db.select().from(gamePlayerStats).where(eq(gamePlayerStats.tenantId, tenant.tenantId));
  return lines.reduce((sum, line) => sum + line.points, 0);
};
const seasons = () => tenant.db.$count(playerSeasons, eq(playerSeasons.tenantId, tenant.tenantId));

beforeEach(async () => {
  tenant = await bench.tenant();
  await fixture(',,scheduled,');
  await importBox(boxes);
});

test('a game with a box score is annulled, forfeited and restored, by its fixture or by hand', async () => {
  expect(await game()).toMatchObject({ state: 'final', homeScore: 12, coverage: 'box-score' });
  expect(await fixture(',,annulled,')).toMatchObject({ changed: 1 });
  expect(await game()).toMatchObject({ state: 'annulled', homeScore: 12 });
  expect(await seasons()).toBe(0);
  await withdrawResult(tenant, (await game()).id, { reason: 'the appeal was upheld' });
  expect(await game()).toMatchObject({ state: 'final', homeScore: 12, coverage: 'box-score' });
  expect(await seasons()).toBe(2);
  expect(await fixture(',,annulled,'), 'the same list again').toMatchObject({ unchanged: 1 });
  await setResult(tenant, (await game()).id, { kind: 'forfeit', guilty: 'home', reason: 'ineligible player' });
  expect(await game()).toMatchObject({ state: 'forfeited', homeScore: 0, awayScore: 20 });
});

test('lines that make another result than a fixture show no numbers, are marked and reported, and come back with their result', async () => {
  expect(await fixture('13,8,final,')).toMatchObject({ changed: 1, incomplete: 1 });
  expect(await game()).toMatchObject({ state: 'final', homeScore: 13, coverage: 'score' });
  expect(await points()).toBe(0);
  expect(logFaultsOf(await game())).toEqual({
    logIncomplete: false,
    logFaults: [{ kind: 'box-score-differs', side: 'home', found: 12, expected: 13 }],
  });
  const { counts, told } = await importBox(boxes);
  expect(counts).toMatchObject({ unchanged: 1, incomplete: 1 });
  expect(told.problems).toEqual([expect.stringContaining('the points make 12–8, the confirmed result is 13–8')]);
  await setResult(tenant, (await game()).id, { kind: 'result', home: 12, away: 8, reason: 'as on the sheet' });
  expect(await game()).toMatchObject({ homeScore: 12, coverage: 'box-score' });
  expect([await seasons(), await points()]).toEqual([2, 20]);
});

test('lines that contradict a certified result are stored, and show nothing until it is taken back', async () => {
  await setResult(tenant, (await game()).id, { kind: 'result', home: 14, away: 8, reason: 'a basket was missed' });
  expect([(await game()).coverage, await points()]).toEqual(['score', 0]);
  const { counts } = await importBox(boxes.replace('40:00,8,4,8', '40:00,10,5,8'));
  expect(counts).toMatchObject({ changed: 1, incomplete: 1 });
  expect([(await game()).coverage, await points()]).toEqual(['score', 0]);
  await withdrawResult(tenant, (await game()).id, { reason: 'it was none' });
  expect(await game()).toMatchObject({ homeScore: 12, awayScore: 10, coverage: 'box-score' });
  expect(await points()).toBe(22);
});

test('a list that says scheduled or postponed leaves a result, and says so', async () => {
  for (const state of ['scheduled', 'postponed']) {
    const { counts, notices } = await listFixture(`Sava,Drava,,,${state},`);
    expect(counts).toMatchObject({ unchanged: 1 });
    expect(notices).toEqual([
      expect.stringContaining(`the list says ${state}, but the game is final 12–8, which stands`),
    ]);
  }
  expect(await game()).toMatchObject({ state: 'final', homeScore: 12 });
});

test('a list that exchanges home and away of a game with a result is refused, and nothing changes', async () => {
  const before = await game();
  const { counts, problems } = await listFixture('Drava,Sava,8,12,final,');
  expect(counts).toMatchObject({ failed: 1, changed: 0 });
  expect(problems).toEqual([
    expect.stringMatching(/game 501 is Sava – Drava 12–8 here and stays so\. Correct the list/),
  ]);
  expect(await game()).toEqual(before);
});

test('a list may exchange home and away of a game to be played', async () => {
  tenant = await bench.tenant();
  await listFixture('Sava,Drava,,,scheduled,');
  const before = await game();
  expect((await listFixture('Drava,Sava,,,scheduled,')).counts).toMatchObject({ changed: 1, failed: 0 });
  expect(await game()).toMatchObject({ homeTeamId: before.awayTeamId, awayTeamId: before.homeTeamId });
});

test('the printed totals of both teams outrank a fixture', async () => {
  await fixture('13,8,final,');
  const { told } = await importBox(`${boxes}\n${totals}`);
  expect(told.notices).toEqual([]);
  expect(await game()).toMatchObject({ homeScore: 12, awayScore: 8 });
});
