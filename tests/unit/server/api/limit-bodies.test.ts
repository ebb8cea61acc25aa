import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { limitBodies } from '#server/api/limit-bodies.ts';
import { LeagueError } from '#server/errors.ts';

const app = new Hono();
app.use(limitBodies());
app.post('*', (c) => c.text(c.req.raw === handedOver ? 'untouched' : 'read'));
app.onError((error, c) => (error instanceof LeagueError ? c.text(error.code, 413) : c.text('internal', 500)));
let handedOver: Request;

/** As the server hands a request over: with the one that came over the line, and always a stream. */
async function post(headers: Record<string, string>, body: string): Promise<string> {
  handedOver = new Request('http://league.test/api/v2/x', { method: 'POST', headers, body });
  return (await app.request(handedOver, undefined, { incoming: { headers } })).text();
}

it('leaves a request alone that announces no body, as a button of hardware sends it', async () => {
  expect(await post({}, '')).toBe('untouched');
});

it('refuses a body that is longer than its call can use, announced or not', async () => {
  expect(await post({ 'content-length': '2' }, '{}')).toBe('untouched');
  expect(await post({ 'content-length': String(2 * 1024 * 1024) }, '{}')).toBe('too-large');
  expect(await post({ 'transfer-encoding': 'chunked' }, 'x'.repeat(2 * 1024 * 1024))).toBe('too-large');
});
