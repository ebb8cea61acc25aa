import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tags } from '#lib/api/tags.ts';
import { createApi } from '#server/api/app.ts';
import { createFileCache } from '#server/cache/file-cache.ts';
import { createTagChanges } from '#server/changes/tag-changes.ts';
import { assets } from '#server/db/schema/assets.ts';
import { storeAsset } from '#server/league/asset/store-asset.ts';
import { createLog } from '#server/log.ts';
import { openWebsiteApi, type WebsiteApi } from '#tests/fixtures/website-api.ts';
import { removeFolder, temporaryFolder } from '#tests/setup/temporary-folder.ts';

let site: WebsiteApi;
let folder: string;
let photo: string;
beforeAll(async () => {
  site = await openWebsiteApi();
  folder = await temporaryFolder('pictures');
  photo = await store(
    await sharp({ create: { width: 1000, height: 500, channels: 3, background: '#c03020' } })
      .jpeg()
      .toBuffer(),
    'image/jpeg',
  );
});
afterAll(async () => {
  await site.database.close();
  await removeFolder(folder);
});

const store = (bytes: Buffer, contentType: string) =>
  storeAsset({ db: site.database.db, tenantId: site.ids.tenantId }, { bytes, contentType, width: null, height: null });

const drawing = (content: string) =>
  store(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="100" height="50">${content}</svg>`),
    'image/svg+xml',
  );
const hashOf = (address: string) => address.split('/').at(-1);

function get(address: string, host = 'league.test') {
  const api = createApi({ db: site.database.db, log: createLog('silent'), pictures: createFileCache(folder) });
  return api.request(`http://${host}${address}`);
}

const sizeOf = async (response: Response) => {
  const { format, compression, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  return { format, compression, width, height };
};

test('a picture is served in another size and format, and browsers cache it permanently', async () => {
  const response = await get(`${photo}/480.avif`);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/avif');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await sizeOf(response)).toEqual({ format: 'heif', compression: 'av1', width: 480, height: 240 });
  expect(await sizeOf(await get(`${photo}/320.webp`))).toMatchObject({ format: 'webp', width: 320, height: 160 });
});

test('a photo is never made larger than it is, a drawing is', async () => {
  expect(await sizeOf(await get(`${photo}/1440.webp`))).toMatchObject({ width: 1000, height: 500 });
  const crest = await drawing('<path d="M0 0h100v50z"/>');
  expect(await sizeOf(await get(`${crest}/640.webp`))).toMatchObject({ width: 640, height: 320 });
  expect(await sizeOf(await get(`${crest}/96.webp`))).toMatchObject({ width: 96, height: 48 });
});

test('the same bytes have one address, short, or the one that they had before', async () => {
  const scope = { db: site.database.db, tenantId: site.ids.tenantId };
  expect(await store(Buffer.from('one'), 'image/png')).toMatch(/\/assets\/[\w-]{22}$/);
  const bytes = Buffer.from('stored by an earlier version');
  const hash = createHash('sha256').update(bytes).digest('hex');
  await scope.db
    .insert(assets)
    .values({ tenantId: scope.tenantId, hash, bytes, size: bytes.length, contentType: 'image/png' });
  const address = await store(bytes, 'image/png');
  expect(address).toBe(`/api/v2/website/assets/${hash}`);
  expect(await (await get(address)).text()).toBe(String(bytes));
});

test('a size is made once, and found as a file afterwards', async () => {
  const first = await get(`${photo}/640.webp`);
  const kept = (await readdir(folder, { recursive: true })).filter((name) =>
    name.endsWith(`${hashOf(photo)}-640.webp`),
  );
  expect(kept).toHaveLength(1);
  await createFileCache(folder).write(path.normalize(kept[0] ?? ''), Buffer.from('kept'));
  const second = await get(`${photo}/640.webp`);
  expect(await second.text()).toBe('kept');
  expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
});

test('a crest in the size of a list is in memory until something could withhold it', async () => {
  const changes = createTagChanges();
  const api = createApi({ db: site.database.db, log: createLog('silent'), changes });
  const ask = async (address: string, host = 'league.test') =>
    (await api.request(`http://${host}${address}/96.webp`)).status;
  const kept = await drawing('<title>kept</title>');
  const asked = await drawing('<title>asked</title>');
  expect(await ask(kept)).toBe(200);
  await site.database.pool.query('delete from asset where hash = any($1)', [[kept, asked].map(hashOf)]);
  expect([await ask(kept), await ask(asked), await ask(kept, 'other.test')]).toEqual([200, 404, 404]);
  changes.mark([tags.players(site.ids.tenantId)]);
  expect(await ask(kept)).toBe(404);
});

test('another tenant does not get it, not even from the cache', async () => {
  await get(`${photo}/320.avif`);
  expect((await get(`${photo}/320.avif`, 'other.test')).status).toBe(404);
});

test.each(['641.avif', '640.png', '640.gif', '100000.avif', '..%2f640.avif'])('there is no size %s', async (file) => {
  expect((await get(`${photo}/${file}`)).status).toBe(404);
});

test('what is no picture has no sizes', async () => {
  const document = await store(Buffer.from('%PDF-1.7'), 'application/pdf');
  const response = await get(`${document}/640.webp`);
  expect(await response.json()).toMatchObject({ code: 'not-found' });
});

test('a picture that cannot be made smaller is shown as it is stored', async () => {
  const broken = await store(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><path'), 'image/svg+xml');
  const response = await get(`${broken}/96.webp`);
  expect([response.status, response.headers.get('location')]).toEqual([302, broken]);
  expect(response.headers.get('cache-control')).toBe('private, no-store');
  expect((await get(`${broken}/96.webp`, 'other.test')).status).toBe(404);
});
