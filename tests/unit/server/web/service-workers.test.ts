import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { withServiceWorkers } from '#server/web/service-workers.ts';
import { serve } from './serve.ts';

const origin = 'https://league.test';
const served = () =>
  serve(() => withServiceWorkers((_request, response) => void response.writeHead(404).end('the site')));

/** Caches of a browser, by name in the order in which they were opened. */
class FakeCaches {
  readonly stores = new Map<string, Map<string, Response>>();
  async open(name: string) {
    const store = this.stores.get(name) ?? new Map<string, Response>();
    this.stores.set(name, store);
    return {
      match: async (address: string) => store.get(address)?.clone(),
      put: async (address: string, response: Response) => void store.set(address, response),
    };
  }
  keys = async () => [...this.stores.keys()];
  delete = async (name: string) => this.stores.delete(name);
  match = async ({ url }: { url: string }) =>
    [...this.stores.values()].flatMap((store) => store.get(new URL(url).pathname)?.clone() ?? [])[0];
}

/** The worker as browsers get it, in a world whose network may be away. */
async function startWorker() {
  const script = await (await fetch(`${await served()}/desk-worker.js`)).text();
  const listeners = new Map<string, (event: object) => void>();
  const caches = new FakeCaches();
  const network = { isUp: true, version: 'v1', fetched: [] as string[] };
  const fetchOf = async (target: string | { url: string }) => {
    const { pathname } = new URL(typeof target === 'string' ? target : target.url, origin);
    network.fetched.push(pathname);
    if (!network.isUp) throw new TypeError('offline');
    return pathname.endsWith('/gone')
      ? new Response(null, { status: 404 })
      : new Response(`${pathname} ${network.version}`);
  };
  const self = {
    location: { origin },
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
  };
  runInNewContext(script, { self, caches, fetch: fetchOf, URL, Response });
  const handle = async (name: string, event: object) => {
    let result: Promise<unknown> | undefined;
    const take = (promise: Promise<unknown>) => {
      result = promise;
    };
    listeners.get(name)?.({ ...event, waitUntil: take, respondWith: take });
    return result && { answer: await result };
  };
  const get = async (path: string, changes: { mode?: string; method?: string } = {}) => {
    const request = { url: new URL(path, origin).href, method: 'GET', mode: 'navigate', ...changes };
    const handled = await handle('fetch', { request });
    if (!handled) return 'left to the browser';
    const response = handled.answer as Response;
    return response.type === 'error' ? 'error' : response.text();
  };
  return { caches, network, get, keep: (data: unknown) => handle('message', { data }) };
}

it('is served as JavaScript that browsers check again, and all else is left to the site', async () => {
  const address = await served();
  const response = await fetch(`${address}/desk-worker.js`);
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(await response.text()).not.toContain('Promise<void>');
  expect(await (await fetch(`${address}/desk`)).text()).toBe('the site');
});

describe("the desk's worker", () => {
  const code = '/_next/static/a.js';

  it('serves the last cached version of a page while offline', async () => {
    const { network, get, keep } = await startWorker();
    await keep({ build: '1', addresses: ['/desk/game', code] });
    network.version = 'v2';
    await keep({ build: '2', addresses: ['/desk/game', code] });
    expect(await get('/desk/game')).toBe('/desk/game v2');
    network.isUp = false;
    expect(await get('/desk/game?from=list')).toBe('/desk/game v2');
    expect(await get('/desk/other')).toBe('error');
  });

  it('takes code from the device, fetched once a build', async () => {
    const { network, get, keep } = await startWorker();
    await keep({ build: '1', addresses: [code] });
    await keep({ build: '1', addresses: [code] });
    network.isUp = false;
    expect(await get(code, { mode: 'cors' })).toBe(`${code} v1`);
    expect(network.fetched).toEqual([code]);
  });

  it('caches the last two builds, and no missing files', async () => {
    const { caches, keep } = await startWorker();
    for (const build of ['1', '2', '3']) await keep({ build, addresses: ['/desk', '/gone'] });
    expect([...caches.stores.keys()]).toEqual(['desk-build-2', 'desk-build-3']);
    expect([...(caches.stores.get('desk-build-3')?.keys() ?? [])]).toEqual(['/desk']);
  });

  it('leaves other requests to the browser, and messages that are none of its own', async () => {
    const { caches, get, keep } = await startWorker();
    expect(await get('/api/v2/website/config', { mode: 'cors' })).toBe('left to the browser');
    expect(await get('/desk', { method: 'POST' })).toBe('left to the browser');
    expect(await get('https://other.test/desk')).toBe('left to the browser');
    for (const data of [null, 'text', { build: 1, addresses: [] }, { build: '1' }]) await keep(data);
    expect(caches.stores.size).toBe(0);
  });
});
