import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { importAbout } from '#server/feeds/publications/import-about.ts';
import { importDocuments } from '#server/feeds/publications/import-documents.ts';
import { importNews } from '#server/feeds/publications/import-news.ts';
import { removeFolder, temporaryFolder } from '#tests/setup/temporary-folder.ts';
import { type ImportBench, openImportBench } from './support/import-bench.ts';
import { listeningReport } from './support/listening-report.ts';

let bench: ImportBench;
let tenant: TenantScope & { host: string };
let outside: string;
beforeAll(async () => {
  bench = await openImportBench();
  outside = await temporaryFolder('outside');
  await writeFile(path.join(outside, 'secret.txt'), 'the secret');
  await writeFile(path.join(outside, 'secret.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>');
});
afterAll(async () => {
  await bench.close();
  await removeFolder(outside);
});
beforeEach(async () => {
  tenant = await bench.tenant();
});

type Import = typeof importDocuments;

async function run(what: Import, place = bench.folder) {
  const { report, told } = listeningReport();
  const counts = await what({ ...tenant, timeZone: 'UTC' }, { place }, report);
  const stored = await bench.database.pool.query('select 1 from asset where tenant_id = $1', [tenant.tenantId]);
  return { counts, problems: JSON.stringify(told), stored: stored.rowCount };
}

async function link(name: string, target: string): Promise<void> {
  const place = path.join(bench.folder, name);
  await symlink(target, place);
  onTestFinished(() => rm(place));
}

async function write(name: string, text: string): Promise<string> {
  const place = await bench.file(name, text);
  onTestFinished(() => rm(place, { force: true }));
  return place;
}

test.each(['../../../../etc/passwd', '/etc/passwd', '../outside', '.'])(
  'a list of documents cannot name %s',
  async (file) => {
    await write('documents.yaml', `- { file: ${JSON.stringify(file)}, title: Paper, slug: paper, date: 2026-01-01 }`);
    expect(await run(importDocuments)).toMatchObject({ counts: { created: 0, failed: 1 }, stored: 0 });
  },
);

test('a link of the folder that leads out of it is no document', async () => {
  await link('paper.txt', path.join(outside, 'secret.txt'));
  await link('papers', outside);
  const entry = (file: string, slug: string) => `- { file: ${file}, slug: ${slug}, title: Paper, date: 2026-01-01 }\n`;
  await write('documents.yaml', entry('paper.txt', 'a') + entry('papers/secret.txt', 'b'));
  const { counts, problems, stored } = await run(importDocuments);
  expect({ counts, stored }).toMatchObject({ counts: { created: 0, failed: 2 }, stored: 0 });
  expect(problems).toContain('lies outside of the imported folder');
  expect(problems).toContain('copy it into that folder');
});

test('a list of documents in the folder is no link out of it', async () => {
  await link('documents.yaml', path.join(outside, 'secret.txt'));
  await expect(run(importDocuments)).rejects.toThrow('lies outside of the imported folder');
});

test('documents below the folder come in, also by a link that stays in it', async () => {
  await mkdir(path.join(bench.folder, 'below'), { recursive: true });
  await write('below/paper.txt', 'a paper');
  await link('same.txt', path.join(bench.folder, 'below/paper.txt'));
  const entry = (file: string, slug: string) => `- { file: ${file}, slug: ${slug}, title: Paper, date: 2026-01-01 }\n`;
  await write('documents.yaml', entry('below/paper.txt', 'a') + entry('same.txt', 'b'));
  expect((await run(importDocuments)).counts).toMatchObject({ created: 2, failed: 0 });
});

test.each([
  ['picture of an article', importNews, 'article.md', '---\ntitle: Title\n---\n![x](PICTURE)'],
  ['cover of an article', importNews, 'article.md', '---\ntitle: Title\ncover: PICTURE\n---\nText'],
  ['picture of the page about us', importAbout, 'about.md', '---\n---\n![x](PICTURE)'],
  ['portrait', importAbout, 'about.md', '---\npeople:\n  - { name: Ana, portrait: PICTURE }\n---\nText'],
])('a %s cannot lie outside of the folder', async (_name, what, file, text) => {
  const place = await write(file, '');
  await link('linked.svg', path.join(outside, 'secret.svg'));
  for (const picture of [path.relative(bench.folder, path.join(outside, 'secret.svg')), 'linked.svg']) {
    await writeFile(place, text.replace('PICTURE', picture));
    const { counts, problems, stored } = await run(what as Import, what === importNews ? bench.folder : place);
    expect({ counts, stored }).toMatchObject({ counts: { created: 0, failed: 1 }, stored: 0 });
    expect(problems).toContain('lies outside of the imported folder');
  }
});
