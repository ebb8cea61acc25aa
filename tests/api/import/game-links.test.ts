import { afterAll, beforeAll, expect, test } from 'vitest';
import { games } from '#server/db/schema/games.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { exportFixtures } from '#server/feeds/export/export-fixtures.ts';
import { importFixtures } from '#server/feeds/fixtures/import-fixtures.ts';
import { type ImportBench, league, openImportBench } from './support/import-bench.ts';
import { listeningReport } from './support/listening-report.ts';

let bench: ImportBench;
let scope: TenantScope;
beforeAll(async () => {
  bench = await openImportBench();
  scope = await bench.tenant();
});
afterAll(() => bench.close());

async function importText(text: string) {
  const { report, told } = listeningReport();
  const file = await bench.file('fixtures.csv', text);
  return { counts: await importFixtures(scope, { file, league }, report), told };
}

const importLine = (columns: string, cells: string) =>
  importText(
    `season,league,id,round,date,time,home,away${columns}\n2025/26,Liga,g1,5,2025-10-04,18:00,Sava,Drava${cells}`,
  );

async function stored() {
  const [game] = await scope.db.select().from(games).where(ofTenant(scope, games));
  return { watch: game?.watch, tickets: game?.tickets };
}

const links = {
  watch: [
    { label: 'Arena Sport 1', url: 'https://tv.test/1' },
    { label: 'Courtside TV', url: 'https://stream.test/g1' },
  ],
  tickets: 'https://tickets.test/g1',
};

test('a list says where to watch a game and where to buy tickets; one without these columns keeps them', async () => {
  await importLine(
    ',watch,tickets',
    ',Arena Sport 1 https://tv.test/1 | Courtside TV https://stream.test/g1,https://tickets.test/g1',
  );
  expect(await stored()).toEqual(links);
  expect((await importLine('', '')).counts).toMatchObject({ unchanged: 1 });
  expect(await stored()).toEqual(links);
});

test('what was exported is imported as it is', async () => {
  const text = await exportFixtures(scope, {});
  expect(text).toContain('Arena Sport 1 https://tv.test/1 | Courtside TV https://stream.test/g1');
  expect((await importText(text)).counts).toMatchObject({ unchanged: 1, changed: 0 });
  expect(await exportFixtures(scope, {})).toBe(text);
});

test('a cell that is no address is named, and nothing is changed', async () => {
  const { counts, told } = await importLine(',watch,tickets', ',Arena Sport,http://tickets.test/');
  expect(counts).toMatchObject({ failed: expect.any(Number) });
  expect(JSON.stringify(told)).toContain('is not a list of names with https addresses');
  expect(JSON.stringify(told)).toContain('is not an https address');
  expect(await stored()).toEqual(links);
});

test('empty cells clear both', async () => {
  await importLine(',watch,tickets', ',,');
  expect(await stored()).toEqual({ watch: [], tickets: null });
});
