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
  'season,league,id,round,date,time,home,home_score,away,away_score,status',
  '2025/26,Liga,1,1,2025-10-04,18:00,Sava,80,Drava,70,final',
  '2025/26,Liga,2,2,,,Drava,20,Sava,0,forfeited',
  '2025/26,Liga,3,3,2025-10-11,,Mura,80,Sava,70,final',
  '2025/26,Liga,4,4,,,Mura,20,Drava,0,forfeited',
  '2025/26,Liga,5,5,2025-10-18,20:00,Drava,80,Mura,70,final',
].join('\n');

test('finished games without a day come behind all others, whatever the size of a page', async () => {
  const tenant = await bench.tenant();
  await importFixtures(tenant, { file: await bench.file('list.csv', list), league }, listeningReport().report);
  for (const limit of [1, 2, 3, 4, 100]) {
    const dates: (string | null)[] = [];
    let cursor: string | null = null;
    do {
      const after: string = cursor ? `&cursor=${cursor}` : '';
      const page = await readWebsite(bench, tenant, `games?when=finished&limit=${limit}${after}`);
      dates.push(...page.items.map(({ tipOff }: { tipOff: { date: string | null } }) => tipOff.date));
      cursor = page.nextCursor;
    } while (cursor && dates.length < 20);
    expect(dates).toEqual(['2025-10-18', '2025-10-11', '2025-10-04', null, null]);
  }
});
