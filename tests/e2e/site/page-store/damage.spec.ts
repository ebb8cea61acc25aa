import { randomBytes } from 'node:crypto';
import { readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ask } from '#tests/e2e/support/ask.ts';
import { type OwnSite, openOwnSite } from '#tests/e2e/support/own-site.ts';
import { expect, siteTest as test } from '#tests/e2e/support/test.ts';
import { bytesBelow } from '#tests/load/fuzz/disk.ts';

// The site starts in the hook, in some tests again and again.
test.describe.configure({ mode: 'default', timeout: 300_000 });

let site: OwnSite;
test.beforeAll(async () => {
  site = await openOwnSite();
});
test.afterAll(() => site.close());

const league = '/seasons/2025-26/leagues/first-league';
const paths = [
  '',
  '/news',
  '/players',
  '/clubs/alfa',
  league,
  `${league}/rules`,
  `${league}/all-games`,
  '/no-such-page',
];
const addresses = ['en', 'ru'].flatMap((locale) => paths.map((path) => `/${locale}${path}`));

/** Reads every page twice, and expects each to be whole and to name itself. */
async function readAll(origin: string): Promise<(string | undefined)[]> {
  const titles: (string | undefined)[] = [];
  for (const address of addresses) {
    for (const encoding of ['gzip', 'identity']) {
      const { status, text } = await ask(`${origin}${address}`, { 'accept-encoding': encoding });
      expect([address, status]).toEqual([address, address.endsWith('/no-such-page') ? 404 : 200]);
      expect([address, text.startsWith('<!DOCTYPE html>'), text.endsWith('</html>')]).toEqual([address, true, true]);
      expect(text).toContain(`<html lang="${address.slice(1, 3)}`);
      if (encoding === 'gzip') titles.push(/<title>(.*?)<\/title>/s.exec(text)?.[1]);
    }
  }
  return titles;
}

async function filesOfStore(): Promise<string[]> {
  const entries = await readdir(path.join(site.folder, 'pages'), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
}

const damages: Record<string, (file: string) => Promise<void>> = {
  'a flipped byte here and there': async (file) => {
    const bytes = await readFile(file);
    for (let at = 7; at < bytes.length; at += 997) bytes[at] = (bytes[at] ?? 0) ^ 0xff;
    await writeFile(file, bytes);
  },
  'the second half lost': async (file) => truncate(file, Math.floor((await readFile(file)).length / 2)),
  nothing: async (file) => truncate(file, 0),
  noise: async (file) => writeFile(file, randomBytes(50_000)),
  'something at its end': async (file) => writeFile(file, Buffer.concat([await readFile(file), randomBytes(5000)])),
};

test('files of the store that are damaged between two starts are read as right pages or not at all', async () => {
  const titles = await readAll(await site.start());
  for (const [what, damage] of Object.entries(damages)) {
    await site.stop();
    const files = await filesOfStore();
    expect([what, files.length > 0]).toEqual([what, true]);
    for (const file of files) await damage(file);
    expect([what, await readAll(await site.start())]).toEqual([what, titles]);
  }
});

test('a store whose files vanish under it still serves every page', async () => {
  const origin = await site.start();
  const titles = await readAll(origin);
  await rm(path.join(site.folder, 'pages'), { recursive: true, force: true });
  expect(await readAll(origin)).toEqual(titles);
});

test('a store with hardly any room serves every page, and stays within it', async () => {
  const origin = await site.start({ PAGE_DISK_MB: '1', PAGE_MEMORY_MB: '1' });
  const titles = await readAll(origin);
  expect(await readAll(origin)).toEqual(titles);
  expect(await bytesBelow(path.join(site.folder, 'pages'))).toBeLessThan(2 * 1024 * 1024);
});

test('pages that were made before a stop are right and kept after the start', async () => {
  await readAll(await site.start());
  const origin = await site.start();
  // Whether the last one exists is asked again after a start.
  const pages = addresses.filter((address) => !address.endsWith('/no-such-page'));
  const answers = await Promise.all(pages.map((address) => ask(`${origin}${address}`)));
  expect(answers.map(({ headers }) => headers['cache-status'])).toEqual(answers.map(() => 'courtside; hit'));
});
