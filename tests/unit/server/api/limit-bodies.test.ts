import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { limitBodies } from '#server/api/limit-bodies.ts';
import { LeagueError } from '#server/errors.ts';

const limits = { bytes: 1024 * 1024, timeoutMs: 50 };
const app = new Hono();
app.use(limitBodies({ standard: limits, upload: limits, report: limits }));
app.post('*', async (c) => c.text(await c.req.text()));
app.onError((error, c) => (error instanceof LeagueError ? c.text(error.code, 413) : c.text(String(error), 500)));

/** As the server hands a request over: with the one that came over the line, and always a stream. */
async function post(headers: Record<string, string>, body: string | ReadableStream): Promise<string> {
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' };
  const request = new Request('http://league.test/api/v2/x', init);
  return (await app.request(request, undefined, { incoming: { headers } })).text();
}

it('leaves a request alone that announces no body, as a button of hardware sends it', async () => {
  expect(await post({}, '')).toBe('');
});

it('hands on a body as it came, announced or chunked', async () => {
  expect(await post({ 'content-length': '6' }, '{"ž"}')).toBe('{"ž"}');
  expect(await post({ 'transfer-encoding': 'chunked' }, new Blob(['{', '}']).stream())).toBe('{}');
});

it('refuses a body that is longer than its call can use, announced or not', async () => {
  expect(await post({ 'content-length': String(2 * 1024 * 1024) }, '{}')).toBe('too-large');
  expect(await post({ 'transfer-encoding': 'chunked' }, 'x'.repeat(2 * 1024 * 1024))).toBe('too-large');
});

it('refuses a body that does not come to its end in time, or breaks off', async () => {
  const endless = new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('{')) });
  expect(await post({ 'transfer-encoding': 'chunked' }, endless)).toBe('timeout');
  const broken = new ReadableStream({ start: (stream) => stream.error(new Error('reset')) });
  expect(await post({ 'transfer-encoding': 'chunked' }, broken)).toBe('bad-request');
});
