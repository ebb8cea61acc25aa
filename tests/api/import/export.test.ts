import { afterAll, beforeAll, expect, test } from 'vitest';
import { importBoxScores } from '#server/feeds/box-scores/import-box-scores.ts';
import { exportBoxScores } from '#server/feeds/export/export-box-scores.ts';
import { exportFixtures } from '#server/feeds/export/export-fixtures.ts';
import { importFixtures } from '#server/feeds/fixtures/import-fixtures.ts';
import { type ImportBench, league, openImportBench } from './support/import-bench.ts';
import { listeningReport } from './support/listening-report.ts';

let bench: ImportBench;
type Tenant = Awaited<ReturnType<ImportBench['tenant']>>;
beforeAll(async () => {
  bench = await openImportBench();
});
afterAll(() => bench.close());

const fixtures = [
  'season,league,id,phase,playoff_round,series,group,round,date,time,status,home,away,home_score,away_score,home_q1,home_q2,home_q3,home_q4,home_ot1,away_q1,away_q2,away_q3,away_q4,away_ot1,venue,city,attendance,neutral',
  '2025/26,Liga,501,regular,,,,1,2025-10-04,18:30,final,"Sava, 1921",Drava,81,79,20,20,20,10,11,20,20,20,10,9,"Hala ""Sava""",Brod,1200,no',
  '2025/26,Liga,502,regular,,,,2,2025-10-11,,scheduled,Drava,"Sava, 1921",,,,,,,,,,,,,,,,no',
  '2025/26,Liga,503,regular,,,,3,,,forfeited,Drava,"Sava, 1921",20,0,,,,,,,,,,,,,,no',
  '2025/26,Liga,601,playoff,Finale,best-of-3,,,2026-05-01,20:00,final,Drava,"Sava, 1921",70,60,,,,,,,,,,,,,,yes',
].join('\n');

const boxScores = [
  'season,league,game,line,side,name,number,starter,minutes,points,two_made,two_attempted,offensive_rebounds,defensive_rebounds,plus_minus',
  '2025/26,Liga,601,player,home,Ana Kos,00,yes,39:59.5,70,35,40,2,3,10',
  '2025/26,Liga,601,player,home,Eva Zupan,5,no,DNP,,,,,,',
  '2025/26,Liga,601,player,away,Iva Novak,7,yes,40:00,60,30,60,1,1,-10',
  '2025/26,Liga,601,total,home,,,,,70,35,40,4,3,',
].join('\n');

async function bring(tenant: Tenant, list: string, box: string) {
  const { report, told } = listeningReport();
  const games = await importFixtures(tenant, { file: await bench.file('f.csv', list), league }, report);
  const numbers = await importBoxScores(tenant, { files: [await bench.file('b.csv', box)] }, report);
  return { games, numbers, told };
}

test('what is exported is imported elsewhere as it was, and exported from there the same again', async () => {
  const [here, there] = [await bench.tenant(), await bench.tenant()];
  await bring(here, fixtures, boxScores);
  const out = [await exportFixtures(here, {}), await exportBoxScores(here, {})] as const;
  const { games, numbers, told } = await bring(there, ...out);
  expect(told.problems).toEqual([]);
  expect([games.created, games.failed, numbers.created, numbers.failed]).toEqual([4, 0, 1, 0]);
  const lines = (text: string) => text.split('\n').toSorted();
  expect(lines(await exportFixtures(there, {}))).toEqual(lines(out[0]));
  expect(lines(await exportBoxScores(there, {}))).toEqual(lines(out[1]));
  expect(out[0]).toContain('"Hala ""Sava"""');
});

test('a tenant takes its own export without a new game, and others see nothing of it', async () => {
  const tenant = await bench.tenant();
  await bring(tenant, fixtures, boxScores);
  const { games } = await bring(tenant, await exportFixtures(tenant, {}), boxScores);
  expect(games).toMatchObject({ created: 0, failed: 0 });
  const stranger = await bench.tenant();
  expect((await exportFixtures(stranger, {})).trim().split('\n')).toHaveLength(1);
  expect((await exportFixtures(tenant, { season: '1999-00' })).trim().split('\n')).toHaveLength(1);
});
