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

async function tablesOf(lines: readonly string[]) {
  const tenant = await bench.tenant();
  const file = await bench.file('fixtures.csv', lines.join('\n'));
  await importFixtures(tenant, { file, league }, listeningReport().report);
  const { tables } = await readWebsite(bench, tenant, 'seasons/2025-26/leagues/liga/standings');
  return tables.map(({ rows }: { rows: { team: { name: string }; form: unknown[]; streak: number }[] }) => rows);
}

test('a team that enters in the second phase stands in that table only', async () => {
  const [first, second] = await tablesOf([
    'season,league,phase,phase_name,round,date,home,home_score,away,away_score',
    '2025/26,Liga,regular,Part 1,1,2025-10-04,Sava,80,Drava,70',
    '2025/26,Liga,group,Part 2,1,2026-03-04,Mura,80,Sava,70',
  ]);
  expect(first.map(({ team }: { team: { name: string } }) => team.name)).toEqual(['Sava', 'Drava']);
  expect(second.map(({ team }: { team: { name: string } }) => team.name)).toEqual(['Mura', 'Sava']);
});

test('without an order of the games there is neither form nor streak', async () => {
  const header = 'season,league,id,round_name,home,home_score,away,away_score';
  const games = ['2025/26,Liga,1,Season,Sava,80,Drava,70', '2025/26,Liga,2,Season,Sava,80,Drava,90'];
  const [rows] = await tablesOf([header, ...games]);
  expect(rows).toMatchObject([
    { form: [], streak: 0 },
    { form: [], streak: 0 },
  ]);
});
