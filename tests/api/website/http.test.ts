import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApi } from '#server/api/app.ts';
import { createLog } from '#server/log.ts';
import { pictureHash } from '#tests/fixtures/small-league.ts';
import { leaguePath, openWebsiteApi, type WebsiteApi } from '#tests/fixtures/website-api.ts';

let site: WebsiteApi;
beforeAll(async () => {
  site = await openWebsiteApi();
});
afterAll(() => site.database.close());

test('an answer that has not changed is not sent again', async () => {
  const first = await site.request('seasons');
  expect(first.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30');
  expect(first.headers.get('vary')).toContain('Origin');
  const etag = first.headers.get('etag') ?? '';
  const again = await site.request('seasons', { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
  expect(await again.text()).toBe('');
  expect(again.headers.get('cache-control')).toBe(first.headers.get('cache-control'));
  await site.database.pool.query(`update season set name = 'Renamed' where tenant_id = $1`, [site.ids.tenantId]);
  expect((await site.request('seasons', { headers: { 'if-none-match': etag } })).status).toBe(200);
});

test('a browser of the tenant’s own site may read answers, of any other site not', async () => {
  const allowed = async (origin: string) =>
    (await site.request('config', { headers: { origin } })).headers.get('access-control-allow-origin');
  expect(await allowed('https://www.league.test')).toBe('https://www.league.test');
  expect(await allowed('https://evil.test')).toBeNull();
  const preflight = await site.request('config', {
    method: 'OPTIONS',
    headers: { origin: 'https://league.test', 'access-control-request-method': 'GET' },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-headers')).toContain('Authorization');
});

test('long answers are squeezed for who takes that', async () => {
  const response = await site.request(`${leaguePath}/games`, { headers: { 'accept-encoding': 'gzip' } });
  expect(response.headers.get('content-encoding')).toBe('gzip');
  const { items } = await new Response(response.body?.pipeThrough(new DecompressionStream('gzip'))).json();
  expect(items).toHaveLength(10);
});

test('a query that cannot be understood is refused with the place of the fault', async () => {
  const response = await site.request('games?when=yesterday&limit=0');
  expect(response.status).toBe(400);
  expect(response.headers.get('cache-control')).toBe('no-store');
  const { code, message, issues } = await response.json();
  expect(code).toBe('bad-request');
  expect(message).toContain('limit: ');
  expect(issues.map(({ path }: { path: string }) => path)).toEqual(expect.arrayContaining(['limit', 'when']));
  const lost = await site.request('games?cursor=nonsense');
  expect(await lost.json()).toMatchObject({ code: 'bad-request', issues: [{ path: 'cursor' }] });
});

test.each(['nothing', 'seasons/No_Such', 'games/not-a-uuid/flow', 'assets/../../etc/passwd', 'seasons/2025-26/'])(
  'the unknown address %s is answered with not-found as JSON',
  async (path) => {
    const response = await site.request(path);
    expect(response.status).toBe(404);
    expect((await response.json()).code).toBe('not-found');
  },
);

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'PROPFIND'])(
  'a call with another method than its own, %s, is told which it has',
  async (method) => {
    const response = await site.request('config', { method, ...(method !== 'PROPFIND' && { body: '{}' }) });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('GET, HEAD, OPTIONS');
    expect((await response.json()).code).toBe('method-not-allowed');
  },
);

test('a body beyond the limit is refused', async () => {
  const response = await site.request('config', { method: 'POST', body: 'x'.repeat(1_100_000) });
  expect(response.status).toBe(413);
  expect((await response.json()).code).toBe('too-large');
});

test('a fault of ours is reported, and shown as internal only', async () => {
  const reported: unknown[] = [];
  const log = createLog('error');
  log.error = (fields: unknown) => void reported.push(fields);
  const db = new Proxy(site.database.db, {
    get() {
      throw new TypeError('secret detail');
    },
  });
  const api = createApi({ db, log });
  const response = await api.request('http://league.test/api/v2/website/config');
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ code: 'internal', message: 'Something went wrong on our side.' });
  expect(reported).toMatchObject([{ err: expect.any(TypeError), path: '/api/v2/website/config' }]);
});

test('an unavailable database is reported as such', async () => {
  const log = createLog('silent');
  const db = new Proxy(site.database.db, {
    get() {
      throw Object.assign(new Error('connect'), { cause: Object.assign(new Error(), { code: 'ECONNREFUSED' }) });
    },
  });
  const response = await createApi({ db, log }).request('http://league.test/api/v2/website/config');
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('5');
  expect((await response.json()).code).toBe('unavailable');
});

test('a picture is cached permanently, and an SVG runs no script', async () => {
  const response = await site.request(`assets/${pictureHash}`);
  expect(response.headers.get('content-type')).toBe('image/svg+xml');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('content-security-policy')).toContain('sandbox');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  const again = await site.request(`assets/${pictureHash}`, { headers: { 'if-none-match': `"${pictureHash}"` } });
  expect(again.status).toBe(304);
});

test('what a browser could run as a page is only ever downloaded', async () => {
  await site.database.pool.query(`update asset set content_type = 'text/html'`);
  const response = await site.request(`assets/${pictureHash}`);
  expect(response.headers.get('content-type')).toBe('application/octet-stream');
  expect(response.headers.get('content-disposition')).toBe('attachment');
});
