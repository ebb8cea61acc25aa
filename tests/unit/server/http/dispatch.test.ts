import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDispatch, type DispatchOptions, type Handler, type Parts } from '#server/http/dispatch.ts';
import { drain } from '#server/http/drain.ts';
import { createHealth } from '#server/http/health.ts';
import { createLog } from '#server/log.ts';

const say =
  (word: string): Handler =>
  ({ headers }, response) =>
    void response.end(JSON.stringify({ word, host: headers.host, forwarded: headers['x-forwarded-host'] }));

let parts: PromiseWithResolvers<Parts>;
let close: (() => Promise<void>) | undefined;

beforeEach(() => {
  parts = Promise.withResolvers();
});

afterEach(() => close?.());

async function serve(trustedHops = 0, options: Partial<DispatchOptions> = {}) {
  const log = createLog('silent');
  let isStarted = false;
  parts.promise.then(() => (isStarted = true)).catch(() => undefined);
  const sources = { isStarted: () => isStarted, pool: () => undefined, listener: () => 'starting' as const };
  const health = createHealth({ ...sources, dataDir: '.', token: undefined });
  const dispatch = createDispatch({ trustedHops, log, health, parts: parts.promise, ...options });
  const server = createServer((incoming, response) => void dispatch(incoming, response)).listen(0);
  await once(server, 'listening');
  close = () => drain(server);
  const { port } = server.address() as AddressInfo;
  return async (path: string, headers: Record<string, string> = {}) => {
    const [answer] = await once(request({ port, path, headers }).end(), 'response');
    return { status: answer.statusCode, headers: answer.headers, body: JSON.parse(await readAll(answer)) };
  };
}

async function readAll(stream: AsyncIterable<Buffer>): Promise<string> {
  return Buffer.concat(await Array.fromAsync(stream)).toString();
}

test('the engine answers below /api, the site everywhere else', async () => {
  const get = await serve();
  parts.resolve({ api: say('engine'), site: say('site') });
  expect((await get('/api')).body.word).toBe('engine');
  expect((await get('/api/v2?x=1')).body.word).toBe('engine');
  expect((await get('/apiary')).body.word).toBe('site');
  expect((await get('/')).body.word).toBe('site');
});

test.each(['/api/metrics', '/api/tls/ask?domain=league.example', '/'])(
  'a failure behind %s is answered, and reaches nobody else',
  async (path) => {
    const fails = () => Promise.reject(new Error('The database is away.'));
    const get = await serve(0, { metrics: fails, askTls: fails });
    parts.resolve({ api: fails, site: fails });
    expect(await get(path)).toMatchObject({ status: 500, body: { code: 'internal' } });
  },
);

test('a host that visitors reach by https is known, also where its pages are sent as kept', async () => {
  const add = vi.fn();
  const get = await serve(1, {
    secureHosts: { add },
    sendNow: () => (_, response) => {
      response.end('{}');
      return true;
    },
  });
  await get('/', { 'x-forwarded-host': 'league.example', 'x-forwarded-proto': 'http' });
  expect(add).not.toHaveBeenCalled();
  await get('/', { 'x-forwarded-host': 'league.example', 'x-forwarded-proto': 'https' });
  expect(add).toHaveBeenCalledExactlyOnceWith('league.example');
});

test('an early request waits until the parts are ready, and health returns 503 meanwhile', async () => {
  const get = await serve();
  const early = get('/');
  expect(await get('/api/health')).toMatchObject({ status: 503, body: { ready: false, database: 'starting' } });
  parts.resolve({ api: say('engine'), site: say('site') });
  expect(await early).toMatchObject({ status: 200, body: { word: 'site' } });
});

test('without the site other addresses are not found', async () => {
  const get = await serve();
  parts.resolve({ api: say('engine'), site: undefined });
  expect(await get('/en')).toMatchObject({ status: 404, body: { code: 'not-found' } });
});

test('an error of a part is answered as internal, without its text', async () => {
  const get = await serve();
  const fail = () => {
    throw new Error('the secret');
  };
  parts.resolve({ api: fail, site: undefined });
  const { status, body } = await get('/api/x');
  expect(status).toBe(500);
  expect(body).toEqual({ code: 'internal', message: 'The request could not be answered.' });
});

test('only a trusted proxy may set another host', async () => {
  const get = await serve(0);
  parts.resolve({ api: say('engine'), site: say('site') });
  const claimed = await get('/', { Host: 'mine.example', 'X-Forwarded-Host': 'other.example' });
  expect(claimed.body).toEqual({ word: 'site', host: 'mine.example' });
});

test('the host that the outermost trusted proxy saw is the host', async () => {
  parts.resolve({ api: say('engine'), site: say('site') });
  const headers = { Host: 'inside:3000', 'X-Forwarded-Host': 'claimed.example, club.example' };
  expect((await (await serve(1))('/', headers)).body.host).toBe('club.example');
});

test('every response has an id and the security headers', async () => {
  const get = await serve();
  parts.resolve({ api: say('engine'), site: say('site') });
  const { headers } = await get('/', { 'X-Request-Id': 'abc-1' });
  expect(headers).toMatchObject({
    'x-request-id': 'abc-1',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'SAMEORIGIN',
  });
  expect((await get('/', { 'X-Request-Id': '<script>' })).headers['x-request-id']).toMatch(/^[\w-]{36}$/);
});
