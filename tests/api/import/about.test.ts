import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { importAbout } from '#server/feeds/publications/import-about.ts';
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
});

async function run(place: string) {
  const { report, told } = listeningReport();
  return { counts: await importAbout({ ...tenant, timeZone: 'UTC' }, { place }, report), told };
}

const own = `---
email: liga@liga.example
phone: +381 11 123 456
address: { street: Trg 1, city: Beograd, latitude: 44.8, longitude: 20.5 }
social: { youtube: https://youtube.example/liga }
people:
  - name: Ana Anić
    role: { sr: Predsednica, en: President }
---
# O nama

Liga od **1946**.
`;

test('an about page is imported with its translation, and again without a change', async () => {
  const file = await bench.file('o-nama.md', own);
  await bench.file('o-nama.en.md', '---\n---\nA league since 1946.');
  expect((await run(file)).counts).toMatchObject({ created: 1, failed: 0 });
  expect((await run(file)).counts).toMatchObject({ unchanged: 1 });
  const about = await readWebsite(bench, tenant, 'about?locale=sr');
  expect(about).toMatchObject({
    language: 'sr',
    email: 'liga@liga.example',
    phone: '+381 11 123 456',
    address: { name: null, street: 'Trg 1', city: 'Beograd', latitude: 44.8 },
    social: [{ network: 'youtube', url: 'https://youtube.example/liga' }],
    people: [{ name: 'Ana Anić', role: 'Predsednica' }],
  });
  expect(about.body).toContain('<h2>O nama</h2>');
  expect(await readWebsite(bench, tenant, 'about?locale=en')).toMatchObject({
    body: '<p>A league since 1946.</p>',
    people: [{ role: 'President' }],
  });
  expect((await readWebsite(bench, tenant, 'config')).config.website.title).toBe('Test League');
});

test('what is wrong is named with line, key and cure, and nothing is changed', async () => {
  const file = await bench.file('about.md', '---\nphone: 1\nemail: nowhere\n---\nA');
  const { counts, told } = await run(file);
  expect(counts).toMatchObject({ failed: 1 });
  expect(told.problems).toEqual([expect.stringContaining('about.md, line 3, email: ')]);
  expect((await readWebsite(bench, tenant, 'about?locale=sr')).phone).toBeNull();
});
