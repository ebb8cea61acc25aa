import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { tags } from '#lib/api/tags.ts';
import { createApi } from '#server/api/app.ts';
import { announce } from '#server/changes/announce.ts';
import { markTags } from '#server/changes/change-listeners.ts';
import { listenToAnnouncements } from '#server/changes/listen-to-announcements.ts';
import { createTagChanges } from '#server/changes/tag-changes.ts';
import { createLog } from '#server/log.ts';
import { openWebsiteApi, type WebsiteApi } from '#tests/fixtures/website-api.ts';

let site: WebsiteApi;
let api: ReturnType<typeof createApi>;
let changes = createTagChanges();
let names = 0;

beforeAll(async () => {
  site = await openWebsiteApi();
});
beforeEach(() => {
  changes = createTagChanges();
  api = createApi({ db: site.database.db, log: createLog('silent'), changes, checkAnswers: true });
});
afterAll(() => site.database.close());

const ask = async (path: string, headers: Record<string, string> = {}) =>
  api.request(`http://localhost/api/v2/website/${path}`, { headers: { host: 'league.test', ...headers } });

const nameFor = async (headers: Record<string, string> = {}, query = ''): Promise<string> =>
  (await (await ask(`seasons${query}`, headers)).json()).seasons[0].name;

/** Gives the seasons of all tenants another name behind the back of the API. */
async function rename(): Promise<string> {
  names += 1;
  await site.database.pool.query('update season set name = $1', [`Name ${names}`]);
  return `Name ${names}`;
}

test('a response is cached until a change of what it depends on is announced', async () => {
  const listener = await listenToAnnouncements(site.database.pool, markTags(changes));
  const old = await rename();
  expect([await nameFor(), await nameFor({ host: 'other.test' })]).toEqual([old, old]);
  const renamed = await rename();
  expect(await nameFor()).toBe(old);
  await announce({ db: site.database.db, tenantId: site.ids.tenantId }, [tags.seasons(site.ids.tenantId)]);
  await vi.waitFor(async () => expect(await nameFor()).toBe(renamed));
  expect(await nameFor({ host: 'other.test' })).toBe(old);
  await listener.close();
});

test('a cached response has Age and ETag, and is not sent to a client that has it', async () => {
  const etag = (await ask('seasons')).headers.get('etag') ?? '';
  await rename();
  const again = await ask('seasons');
  expect(again.headers.get('age')).toMatch(/^\d+$/);
  expect(again.headers.get('etag')).toBe(etag);
  expect((await ask('seasons', { 'if-none-match': etag })).status).toBe(304);
});

test('a cached response is compressed as each client accepts', async () => {
  for (const encoding of ['br', 'gzip']) {
    const response = await ask('games', { 'accept-encoding': encoding });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(response.headers.get('vary')).toContain('Accept-Encoding');
  }
  expect((await ask('games')).headers.get('content-encoding')).toBeNull();
});

test('unknown query parameters create no further cache entry', async () => {
  const old = await rename();
  expect(await nameFor()).toBe(old);
  await rename();
  expect(await nameFor({}, '?made-up=1')).toBe(old);
  expect(await nameFor({}, '?locale=sr')).not.toBe(old);
});

test('requests with Authorization or no-cache get no cached response', async () => {
  const old = await rename();
  await nameFor();
  const renamed = await rename();
  expect(await nameFor({ authorization: 'Bearer me' })).toBe(renamed);
  expect(await nameFor({ 'cache-control': 'no-cache' })).toBe(renamed);
  expect(await nameFor()).toBe(old);
});

test('an error is not cached', async () => {
  const missing = 'seasons/2031-32';
  expect((await ask(missing)).status).toBe(404);
  await site.database.pool.query(
    `insert into season (tenant_id, slug, name, starts_on) values ($1, '2031-32', 'Later', '2031-10-01')`,
    [site.ids.tenantId],
  );
  expect((await ask(missing)).status).toBe(200);
  await site.database.pool.query(`delete from season where slug = '2031-32'`);
});

test('a host moves to another tenant as soon as its old tenant announces it', async () => {
  const move = (tenantId: string) =>
    site.database.pool.query(`update domain set tenant_id = $1 where host = 'www.league.test'`, [tenantId]);
  const idFor = async () => (await (await ask('config', { host: 'www.league.test' })).json()).id;
  expect(await idFor()).toBe(site.ids.tenantId);
  await move(site.other.ids.tenantId);
  expect(await idFor()).toBe(site.ids.tenantId);
  changes.mark([tags.config(site.ids.tenantId)]);
  expect(await idFor()).toBe(site.other.ids.tenantId);
  await move(site.ids.tenantId);
});
