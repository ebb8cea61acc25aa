import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';

const origin = 'https://league.test';
const script = readFileSync(new URL('../../../public/service-worker.js', import.meta.url), 'utf8');

type Shown = { title: string; tag: string; timestamp?: number; data: { url: string } };
type Asked = { url: string; method: string; mode: string };

/** A cache in the order in which its entries were put. */
class FakeCache {
  readonly entries = new Map<string, Response>();
  match = async ({ url }: Asked) => this.entries.get(url)?.clone();
  put = async ({ url }: Asked, response: Response) => void this.entries.set(url, response);
  delete = async ({ url }: Asked) => this.entries.delete(url);
  keys = async () => [...this.entries.keys()].map((url) => ({ url }));
}

/** The worker as browsers run it, in a world whose network may be away. */
function startWorker() {
  const listeners = new Map<string, (event: object) => void>();
  const caches = new Map<string, FakeCache>();
  const shown: Shown[] = [];
  const opened: string[] = [];
  const network = { isUp: true, status: 200, type: 'text/html; charset=utf-8', cacheControl: 'public, max-age=0' };
  const registration = {
    getNotifications: async ({ tag }: { tag: string }) => shown.filter((each) => each.tag === tag),
    showNotification: async (title: string, options: Omit<Shown, 'title'>) => {
      const same = shown.findIndex(({ tag }) => tag !== '' && tag === options.tag);
      if (same >= 0) shown.splice(same, 1);
      shown.push({ title, ...options });
    },
  };
  const self = {
    location: new URL(origin),
    registration,
    clients: { matchAll: async () => [], openWindow: async (url: string) => void opened.push(url) },
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
  };
  const open = async (name: string) => {
    const cache = caches.get(name) ?? new FakeCache();
    caches.set(name, cache);
    return cache;
  };
  const fetchOf = async ({ url }: Asked) => {
    if (!network.isUp) throw new TypeError('offline');
    const headers = { 'Content-Type': network.type, 'Cache-Control': network.cacheControl };
    return new Response(`body of ${url}`, { status: network.status, headers });
  };
  runInNewContext(script, { self, caches: { open }, fetch: fetchOf, URL, Promise, JSON });
  const handle = async (name: string, event: object) => {
    const waits: Promise<unknown>[] = [];
    let answer: Promise<Response> | undefined;
    const respondWith = (promise: Promise<Response>) => {
      answer = promise;
    };
    listeners.get(name)?.({ ...event, waitUntil: (promise: Promise<unknown>) => waits.push(promise), respondWith });
    const response = await answer;
    await Promise.all(waits);
    return response;
  };
  const get = async (path: string, changes: Partial<Asked> = {}) => {
    const request = { url: new URL(path, origin).href, method: 'GET', mode: 'navigate', ...changes };
    return (await handle('fetch', { request }))?.text() ?? 'left to the browser';
  };
  const push = (message: unknown) => handle('push', { data: { json: () => message } });
  return { caches, network, shown, opened, get, push, handle };
}

const message = { title: 'Beta 2–0 Alfa', body: 'Final', tag: 'game-1', url: '/en/games/1', at: 2, lang: 'en' };

describe('messages', () => {
  test('a later message of a game takes the place of the one before, a late one does not', async () => {
    const { push, shown } = startWorker();
    await push({ ...message, title: 'Tip-off', at: 1 });
    await push(message);
    await push({ ...message, title: 'Half-time', at: 1 });
    await push({ ...message, title: 'Another game', tag: 'game-2' });
    expect(shown.map(({ title }) => title)).toEqual(['Beta 2–0 Alfa', 'Another game']);
  });

  test('those of Firebase are read too, and those that cannot be read are shown all the same', async () => {
    const { push, handle, shown } = startWorker();
    await push({ data: { payload: JSON.stringify(message) }, from: '1', fcmMessageId: '2' });
    await handle('push', { data: null });
    expect(shown.map(({ title }) => title)).toEqual(['Beta 2–0 Alfa', 'league.test']);
  });

  test('a click opens the page of the message, and no other site', async () => {
    const { handle, opened } = startWorker();
    const click = (url: string) =>
      handle('notificationclick', { notification: { close: () => undefined, data: { url } } });
    await click('/en/games/1');
    for (const url of ['https://evil.test/', '//evil.test/', 'javascript:alert(1)']) await click(url);
    expect(opened).toEqual([`${origin}/en/games/1`]);
  });
});

describe('without a network', () => {
  test('pages that were seen are there, the latest 40', async () => {
    const { get, network, caches } = startWorker();
    for (let page = 0; page < 45; page += 1) await get(`/en/news/${page}`);
    await get('/en/news/10');
    await get('/en/news/45');
    network.isUp = false;
    expect(await get('/en/news/10')).toBe(`body of ${origin}/en/news/10`);
    await expect(get('/en/news/5')).rejects.toThrow('offline');
    expect(caches.get('pages')?.entries.size).toBe(40);
  });

  test.each(['private, no-store', 'no-store', 'private'])('a page that is %s is not kept', async (cacheControl) => {
    const { get, network, caches } = startWorker();
    Object.assign(network, { cacheControl });
    await get('/en/news');
    expect(caches.get('pages')?.entries.size ?? 0).toBe(0);
  });

  test('the code of a page is there', async () => {
    const { get, network } = startWorker();
    await get('/_next/static/a.js', { mode: 'cors' });
    network.isUp = false;
    expect(await get('/_next/static/a.js', { mode: 'cors' })).toBe(`body of ${origin}/_next/static/a.js`);
  });

  test.each([
    '/api/v2/website/user',
    '/profile',
    '/en/profile/account',
    '/sr/auth/login?domain=x',
    '/desk/games/1',
    '/en/office/staff',
    '/setup',
    '/en/applications/secret/team',
    '/en/officials/secret',
    '/previews/secret',
    'https://other.test/',
  ])('%s is left to the browser', async (path) => {
    const { get, caches } = startWorker();
    expect(await get(path)).toBe('left to the browser');
    expect(caches.size).toBe(0);
  });

  test('what failed, or is no page, is not kept', async () => {
    const { get, network, caches } = startWorker();
    network.status = 404;
    await get('/en/none');
    Object.assign(network, { status: 200, type: 'application/json' });
    await get('/en/data');
    expect(caches.get('pages')?.entries.size ?? 0).toBe(0);
  });
});
