import { rm } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { seasons } from '#server/db/schema/seasons.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { importDocuments } from '#server/feeds/publications/import-documents.ts';
import { type ImportBench, openImportBench } from './support/import-bench.ts';
import { listeningReport } from './support/listening-report.ts';
import { readWebsite } from './support/read-website.ts';

let bench: ImportBench;
let tenant: TenantScope & { host: string };
beforeAll(async () => {
  bench = await openImportBench();
});
afterAll(() => bench.close());
beforeEach(async () => {
  tenant = await bench.tenant();
  await bench.database.db
    .insert(seasons)
    .values({ tenantId: tenant.tenantId, slug: '2025-26', name: '2025/26', isCurrent: true });
  await bench.file('pravila.pdf', '%PDF-1.4 pravila');
  await bench.file('kalendar.csv', 'kolo;dan');
});

async function run(place = bench.folder) {
  const { report, told } = listeningReport();
  return { counts: await importDocuments({ ...tenant, timeZone: 'UTC' }, { place }, report), told };
}

const read = async () => (await readWebsite(bench, tenant, 'documents?locale=en')).documents;

const list = `- file: pravila.pdf
  title: { sr: Pravila, en: Rules }
  category: { en: Rules }
  season: 2025/26
  language: sr
  date: 2025-09-01
- file: kalendar.csv
  slug: calendar
  title: Kalendar
  date: 2025-09-02
`;

test('documents come in from a list, in its order, and again without a change', async () => {
  await bench.file('documents.yaml', list);
  expect((await run()).counts).toEqual({ created: 2, changed: 0, unchanged: 0, failed: 0 });
  expect(await read()).toMatchObject([
    {
      slug: 'pravila',
      title: 'Rules',
      category: 'Rules',
      season: { slug: '2025-26' },
      language: 'sr',
      fileName: 'pravila.pdf',
      contentType: 'application/pdf',
      size: 16,
    },
    { slug: 'calendar', title: 'Kalendar', contentType: 'text/csv; charset=utf-8' },
  ]);
  expect((await run()).counts).toEqual({ created: 0, changed: 0, unchanged: 2, failed: 0 });
});

test('a new file takes the place of the old one; without a date it is hidden', async () => {
  await bench.file('documents.yaml', list);
  await run();
  await bench.file('pravila.pdf', '%PDF-1.4 nova pravila');
  await bench.file('documents.yaml', list.replace('  date: 2025-09-02\n', ''));
  expect((await run()).counts).toEqual({ created: 0, changed: 2, unchanged: 0, failed: 0 });
  expect(await read()).toMatchObject([{ slug: 'pravila', size: 21 }]);
});

test('the list may be JSON', async () => {
  const file = await bench.file('list.json', [{ file: 'kalendar.csv', title: 'Kalendar', date: '2025-09-02' }]);
  expect((await run(file)).counts).toMatchObject({ created: 1 });
});

test('what is wrong in a list is named with place and cure', async () => {
  const problemsOf = async (content: string) => {
    const file = await bench.file('wrong.yaml', content);
    return (await run(file)).told.problems;
  };
  expect(await problemsOf('- { file: gone.pdf, title: A }')).toEqual([
    expect.stringContaining('gone.pdf: there is no such file'),
  ]);
  expect(await problemsOf('- { file: pravila.pdf, title: A, season: 1999/00 }')).toEqual([
    expect.stringContaining('pravila.pdf, season "1999/00": there is no such season; give one of 2025/26'),
  ]);
  expect(await problemsOf('- { file: pravila.pdf, title: A }\n- { file: ./pravila.pdf, title: B }')).toEqual([
    expect.stringContaining('its slug "pravila" is that of pravila.pdf'),
  ]);
  await expect(problemsOf('- file: pravila.pdf\n  titel: A')).rejects.toThrow(/wrong\.yaml, line \d, 0\.tit/);
  await rm(path.join(bench.folder, 'documents.yaml'), { force: true });
  await expect(run()).rejects.toThrow('it holds no documents.yaml; write the list');
});
