import { afterAll, beforeAll, expect, test } from 'vitest';
import { importFixtures } from '#server/feeds/fixtures/import-fixtures.ts';
import { type ImportBench, league, openImportBench } from './support/import-bench.ts';
import { listeningReport } from './support/listening-report.ts';
import { readWebsite } from './support/read-website.ts';

let bench: ImportBench;
beforeAll(async () => {
  bench = await openImportBench();
});
afterAll(() => bench.close());

const list = [
  'season,league,id,round,date,home,home_score,away,away_score',
  '2025/26,Liga,1,1,2025-10-04,Sava,80,Drava,70',
].join('\n');

test('a league keeps its profiles, until an import chooses others and says so', async () => {
  const tenant = await bench.tenant();
  const file = await bench.file('fixtures.csv', list);
  const importAs = async (chosen: { standingsProfile?: string; rulesProfile?: string }) => {
    const { report, told } = listeningReport();
    await importFixtures(tenant, { file, league: { ...league, ...chosen, chosen } }, report);
    return told.notices;
  };
  const profile = async () => {
    const { standingsProfile, rulesProfile } = await readWebsite(bench, tenant, 'seasons/2025-26/leagues/liga');
    return [standingsProfile, rulesProfile];
  };
  expect(await importAs({})).toEqual([]);
  expect(await importAs({ standingsProfile: 'nbl' })).toEqual([
    '2025/26 Liga: its standings profile is now nbl, before fiba',
  ]);
  expect(await profile()).toEqual(['nbl', 'fiba-2024']);
  expect(await importAs({ standingsProfile: 'nbl' })).toEqual([]);
  expect(await importAs({})).toEqual([]);
  expect(await importAs({ rulesProfile: 'nba' })).toEqual([
    '2025/26 Liga: the rules of its games without a log are now nba, before fiba-2024',
  ]);
  expect(await profile()).toEqual(['nbl', 'nba']);
});
