import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { games } from '#server/db/schema/games.ts';
import { playerSeasons } from '#server/db/schema/player-seasons.ts';
import { importBoxScores } from '#server/feeds/box-scores/import-box-scores.ts';
import { importFixtures } from '#server/feeds/fixtures/import-fixtures.ts';
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

const fixture = async (result: string) => {
  const columns = 'season,league,id,round,date,home,away,home_score,away_score,status,guilty';
  const file = await bench.file('fixtures.csv', `${columns}\n2025/26,Liga,501,1,2025-10-04,Sava,Drava,${result}`);
  return importFixtures(tenant, { file, league }, listeningReport().report);
};
const importBox = async (text: string) => {
  const { report, told } = listeningReport();
  const counts = await importBoxScores(tenant, { files: [await bench.file('box.csv', text)] }, report);
  return { counts, told };
};
const game = async () => {
  const [only] = await tenant.db.select().from(games).where(eq(games.tenantId, tenant.tenantId));
  return only ?? expect.fail('no game');
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

test('a fixture that says final corrects the sum of mere lines', async () => {
  expect(await fixture('13,8,final,')).toMatchObject({ changed: 1 });
  expect(await game()).toMatchObject({ state: 'final', homeScore: 13, coverage: 'box-score' });
});

test('the printed totals of both teams outrank a fixture', async () => {
  await fixture('13,8,final,');
  const { told } = await importBox(`${boxes}\n${totals}`);
  expect(told.notices).toEqual([]);
  expect(await game()).toMatchObject({ homeScore: 12, awayScore: 8 });
});
