import { afterEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { ApiFailure } from '#lib/api/api-failure.ts';
import { callApi, configureClient } from '#lib/api/client.ts';
import { defineCall } from '#lib/api/contract/call.ts';
import { onSuccessMessage } from '#lib/api/success-messages.ts';

const call = defineCall({
  path: '/v2/website/seasons/{season}/things',
  summary: 'Things of a season',
  params: z.object({ season: z.string() }),
  query: z.object({ search: z.string().optional(), limit: z.number().optional() }),
  answer: z.object({ things: z.array(z.string()) }),
});

const answer = (body: unknown, status = 200) => {
  const fetch = vi.fn(async (_address: string, _init: RequestInit) => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal('fetch', fetch);
  return fetch;
};
const ask = () => callApi(call, { params: { season: '2025/26' }, query: { search: 'č & d', limit: undefined } });

afterEach(() => {
  vi.unstubAllGlobals();
  configureClient({ apiUrl: '', accessToken: () => null });
});

test('the address is made of the call, with parameters and query spelled safely', async () => {
  const fetch = answer({ things: ['one'] });
  expect(await ask()).toEqual({ things: ['one'] });
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/v2/website/seasons/2025%2F26/things?search=%C4%8D+%26+d');
});

test('the specified headers are sent, the bearer token only by who is logged in', async () => {
  const fetch = answer({ things: [] });
  await ask();
  configureClient({ apiUrl: 'https://api.test', accessToken: () => 'secret' });
  await ask();
  const json = { accept: 'application/json', 'content-type': 'application/json' };
  expect(fetch.mock.calls.map(([, init]) => init.headers)).toEqual([json, { ...json, authorization: 'Bearer secret' }]);
  expect(fetch.mock.calls[1]?.[0]).toMatch(/^https:\/\/api\.test\/api\/v2\//);
});

test('a page asks in its own language, so that refusals are told in it', async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'sr-Latn' } });
  const fetch = answer({ things: [] });
  await ask();
  expect(fetch.mock.calls[0]?.[1].headers).toMatchObject({ 'accept-language': 'sr-Latn' });
});

test('a refusal is thrown with its code, message and issues', async () => {
  const issues = [{ path: 'search', message: 'too long' }];
  answer({ code: 'bad-request', message: 'No.', issues }, 400);
  const failure = await ask().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiFailure);
  expect(failure).toMatchObject({ status: 400, code: 'bad-request', message: 'No.', issues });
});

test('an answer in another form is a failure too', async () => {
  answer('<html>', 502);
  await expect(ask()).rejects.toMatchObject({ status: 502, code: 'unavailable' });
});

test('an answer that breaks off is none', async () => {
  vi.stubGlobal('fetch', async () => new Response('{"things": ["on', { status: 200 }));
  await expect(ask()).rejects.toMatchObject({ status: 0, code: 'unavailable' });
});

test('no answer at all is a failure with status 0', async () => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('fetch failed');
  });
  await expect(ask()).rejects.toMatchObject({ status: 0, code: 'unavailable' });
});

test.each(['TimeoutError', 'AbortError'])(
  'a request that times out is a failure with status 0, also where the browser throws %s',
  async (name) => {
    const timeout = new AbortController();
    timeout.abort(new DOMException('too late', 'TimeoutError'));
    vi.stubGlobal('fetch', () => Promise.reject(new DOMException('aborted', name)));
    const options = { signal: timeout.signal };
    const failure = callApi(call, { params: { season: '2025/26' }, query: {} }, options);
    await expect(failure).rejects.toMatchObject({ status: 0, code: 'unavailable' });
  },
);

test('a request that the page itself gives up is no failure of the network', async () => {
  const page = new AbortController();
  page.abort();
  vi.stubGlobal('fetch', () => Promise.reject(page.signal.reason));
  const options = { signal: page.signal };
  const failure = callApi(call, { params: { season: '2025/26' }, query: {} }, options);
  await expect(failure).rejects.toMatchObject({ name: 'AbortError' });
});

test('an answer that breaks the contract is not let through', async () => {
  answer({ things: [1] });
  await expect(ask()).rejects.toThrow(z.ZodError);
});

test('the success message is received until the listener stops', async () => {
  answer({ things: [], message: 'saved' });
  const heard: string[] = [];
  const stop = onSuccessMessage((message) => heard.push(message));
  await ask();
  stop();
  await ask();
  expect(heard).toEqual(['saved']);
});
