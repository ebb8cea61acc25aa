import { afterAll, beforeAll, expect, test } from 'vitest';
import { importBoxScores } from '#server/feeds/box-scores/import-box-scores.ts';
import { exportBoxScores } from '#server/feeds/export/export-box-scores.ts';
import { exportFixtures } from '#server/feeds/export/export-fixtures.ts';
import { exportRosters } from '#server/feeds/export/export-rosters.ts';
import { importFixtures } from '#server/feeds/fixtures/import-fixtures.ts';
import { importRosters } from '#server/feeds/rosters/import-rosters.ts';
import { type ImportBench, league, openImportBench } from './support/import-bench.ts';
import { listeningReport } from './support/listening-report.ts';

let bench: ImportBench;
type Tenant = Awaited<ReturnType<ImportBench['tenant']>>;
beforeAll(async () => {
  bench = await openImportBench();
});
afterAll(() => bench.close());

const fixtures = [
  'season,league,id,phase,playoff_round,series,group,round,date,time,status,home,away,home_score,away_score,home_q1,home_q2,home_q3,home_q4,home_ot1,away_q1,away_q2,away_q3,away_q4,away_ot1,venue,city,attendance,neutral,home_id,away_id,referee1,referee2,referee3,commissioner',
  '2025/26,Liga,501,regular,,,,1,2025-10-04,18:30,final,"Sava, 1921",Drava,81,79,20,20,20,10,11,20,20,20,10,9,"Hala ""Sava""",Brod,1200,no,7,euroleague:DRA,Maja Kos,"Zor, Ana Eva",ŽIGA NOVAK,"de la Cruz, Eva"',
  '2025/26,Liga,502,regular,,,,2,2025-10-11,,scheduled,Drava,"Sava, 1921",,,,,,,,,,,,,,,,no,euroleague:DRA,7,,"Zor, Ana Eva",,',
  '2025/26,Liga,503,regular,,,,3,,,forfeited,Drava,"Sava, 1921",20,0,,,,,,,,,,,,,,no,euroleague:DRA,7,,,,',
  '2025/26,Liga,504,group,,,A,1,2025-11-01,,scheduled,Drava,"Sava, 1921",,,,,,,,,,,,,,,,no,euroleague:DRA,7,,,,',
  '2025/26,Liga,601,playoff,Finale,best-of-3,,,2026-05-01,20:00,final,Drava,"Sava, 1921",70,60,,,,,,,,,,,,,,yes,euroleague:DRA,7,,,,Kos',
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
  expect([games.created, games.failed, numbers.created, numbers.failed]).toEqual([5, 0, 1, 0]);
  const lines = (text: string) => text.split('\n').toSorted();
  expect(await exportFixtures(there, {})).toBe(out[0]);
  expect(lines(await exportBoxScores(there, {}))).toEqual(lines(out[1]));
  expect(out[0]).toContain('"Kos, Maja","Zor, Ana Eva","Novak, Žiga","de la Cruz, Eva"');
  expect(out[0]).toContain('"Hala ""Sava"""');
});

test('periods of annulled and defaulted games come back with a list', async () => {
  const [here, there] = [await bench.tenant(), await bench.tenant()];
  const list = [
    'season,league,id,round,date,status,guilty,home,away,home_score,away_score,home_q1,home_q2,home_q3,home_q4,away_q1,away_q2,away_q3,away_q4',
    '2025/26,Liga,1,1,2025-10-04,annulled,,Sava,Drava,80,70,20,20,20,20,20,20,20,10',
    '2025/26,Liga,2,2,2025-10-11,defaulted,home,Drava,Sava,40,50,20,20,0,0,20,20,10,0',
  ].join('\n');
  await bring(here, list, boxScores.split('\n')[0] ?? '');
  const out = await exportFixtures(here, {});
  expect(out).toContain(',80,20,20,20,20,');
  expect(out).toContain(',40,20,20,0,0,');
  await bring(there, out, boxScores.split('\n')[0] ?? '');
  expect(await exportFixtures(there, {})).toBe(out);
});

test('a tenant takes its own export without a new game, and others see nothing of it', async () => {
  const tenant = await bench.tenant();
  await bring(tenant, fixtures, boxScores);
  const { games } = await bring(tenant, await exportFixtures(tenant, {}), boxScores);
  expect(games).toMatchObject({ created: 0, changed: 0, failed: 0 });
  const stranger = await bench.tenant();
  expect((await exportFixtures(stranger, {})).trim().split('\n')).toHaveLength(1);
  expect((await exportFixtures(tenant, { season: '1999-00' })).trim().split('\n')).toHaveLength(1);
});

const rosters = [
  'season,league,team,team_id,person_id,name,role,number,position,captain,birth_date,height,weight,nationality,from,until',
  '2025/26,Liga,Sava,7,euroleague:P1,Luka Novak,player,00,PG,yes,2001-03-04,198,95,SI,2025-09-01,2026-01-31',
  '2025/26,Liga,Sava,7,12,"de la Cruz, Ana",player,5,,,,,,,,',
  '2025/26,Liga,Sava,7,,Nenê,player,7,C,,,,,,,',
  '2025/26,Liga,Sava,7,,Maja Zor,coach,,,,,,,,,',
  '2025/26,Liga,Drava,,,"Kos, Eva",player,8,SF,,1999-01-01,,,,,',
  '2024/25,Liga,Drava,,,"Kos, Eva",player,9,SF,,1999-01-01,,,,,',
].join('\n');

test('squads come back as they were: the same tenant takes them unchanged, another one exports the same bytes', async () => {
  const [here, there] = [await bench.tenant(), await bench.tenant()];
  const { report, told } = listeningReport();
  const importing = async (tenant: Tenant, text: string) =>
    importRosters(tenant, { file: await bench.file('r.csv', text), league }, report);
  await importing(here, rosters);
  const out = await exportRosters(here, {});
  expect(out.trim().split('\n')).toHaveLength(7);
  expect(await importing(here, out)).toMatchObject({ created: 0, changed: 0, unchanged: 6, failed: 0 });
  expect(await importing(there, out)).toMatchObject({ created: 5, changed: 1, failed: 0 });
  expect(await exportRosters(there, {})).toBe(out);
  expect(told.problems).toEqual([]);
  expect((await exportRosters(here, { season: '2024-25' })).trim().split('\n')).toHaveLength(2);
});

test('two people of one name and no date of birth stay two', async () => {
  const [here, there] = [await bench.tenant(), await bench.tenant()];
  const { report } = listeningReport();
  const of = (team: string, number: number) => `2025/26,Liga,${team},Ana Kos,${number}`;
  const text = ['season,league,team,name,number', of('Sava', 4), of('Drava', 5)].join('\n');
  await importRosters(here, { file: await bench.file('r.csv', text), league }, report);
  const out = await exportRosters(here, {});
  await importRosters(there, { file: await bench.file('r.csv', out), league }, report);
  expect(await exportRosters(there, {})).toBe(out);
});
