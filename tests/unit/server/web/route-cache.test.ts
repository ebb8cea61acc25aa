import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import RouteCache from '#server/web/route-cache.ts';
import { removeFolder, temporaryFolder } from '#tests/setup/temporary-folder.ts';

type Options = ConstructorParameters<typeof RouteCache>[0];
type Value = Parameters<RouteCache['set']>[1];
type Context = Parameters<RouteCache['set']>[2];

const keyOf = (address: string) => `/route-cache/app-page/source/$/${address}`;
const context = { cacheControl: { revalidate: 300, expire: 3600 }, isRoutePPREnabled: true } as unknown as Context;

async function openCache() {
  const folder = await temporaryFolder('route-cache');
  onTestFinished(() => removeFolder(folder));
  const fs = {
    existsSync,
    mkdir: (name: string) => mkdir(name, { recursive: true }),
    readFile,
    stat,
    writeFile: (name: string, data: string | Buffer) => writeFile(name, data),
  };
  const options = { fs, flushToDisk: true, serverDistDir: folder, revalidatedTags: [], maxMemoryCacheSize: 1_000_000 };
  const cache = new RouteCache(options as unknown as Options);
  const files = async () => {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
  };
  return { cache, files };
}

function page(change: object = {}): Value {
  const rscData = Buffer.from('flight');
  return {
    kind: 'APP_PAGE',
    html: '<html>',
    rscData,
    postponed: undefined,
    headers: {},
    status: 200,
    segmentData: new Map(),
    ...change,
  } as unknown as Value;
}

it('writes a complete page of something that exists', async () => {
  const { cache, files } = await openCache();
  await cache.set(keyOf('league.test/en/players/ana'), page(), context);
  expect((await files()).some((file) => file.endsWith('players/ana.html'))).toBe(true);
});

it.each([
  ['a page with status 404', 'league.test/en/players/nobody', page({ status: 404 }), context],
  ['a shell with parameters left open', 'league.test/en/players/nobody', page({ postponed: 'x' }), context],
  ['a fallback', 'league.test/en/players/nobody', page(), { ...context, isFallback: true } as Context],
  ['a board of any venue', 'league.test/en/venues/nowhere/scoreboard-game', page(), context],
  ['a desk of any game', 'league.test/en/desk/games/none', page(), context],
  [
    'a file with status 404',
    'league.test/sitemaps/99',
    { kind: 'APP_ROUTE', body: Buffer.from(''), headers: {}, status: 404 } as unknown as Value,
    context,
  ],
  ['an answer of fetch', 'x', { kind: 'FETCH', data: {}, revalidate: 1 } as unknown as Value, context],
])('keeps %s in memory only', async (_name, address, value, own) => {
  const { cache, files } = await openCache();
  await cache.set(keyOf(address), value, own);
  expect(await files()).toEqual([]);
});

it('removes a page from disk that exists no longer', async () => {
  const { cache, files } = await openCache();
  const key = keyOf('league.test/en/players/gone');
  await cache.set(key, page(), context);
  await cache.set(key, page({ status: 404 }), context);
  expect((await files()).filter((file) => file.endsWith('.html'))).toEqual([]);
});
