import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, beforeEach, expect, onTestFinished, test } from 'vitest';
import { createErrorHandler } from '#server/api/errors.ts';
import { limitBodies } from '#server/api/limit-bodies.ts';
import { createDispatch } from '#server/http/dispatch.ts';
import { drain } from '#server/http/drain.ts';
import { serverOptions } from '#server/http/listen.ts';
import { createUpgrade } from '#server/http/upgrade.ts';
import { createLog } from '#server/log.ts';
import { sendRaw } from './raw-socket.ts';

const log = createLog('silent');
const limits = { bytes: 1000, timeoutMs: 200 };
let port: number;
let close: () => Promise<void>;

beforeEach(async () => {
  const app = new Hono();
  app.onError(createErrorHandler(log));
  app.use(limitBodies({ standard: limits, upload: limits, report: limits }));
  app.post('/api/echo', async (c) => c.text(await c.req.text()));
  const engine = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const parts = Promise.resolve({
    api: engine,
    site: (_: unknown, response: { end(text: string): unknown }) => void response.end('page'),
  });
  const dispatch = createDispatch({
    trustedHops: 1,
    hstsSeconds: 600,
    log,
    health: () => undefined,
    sendNow: () => (request, response) => request.url === '/kept' && Boolean(response.end('kept')),
    parts,
  });
  const server = createServer(serverOptions, (request, response) => void dispatch(request, response));
  server.on(
    'upgrade',
    createUpgrade(() => ({ live: undefined, site: undefined })),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
  close = () => drain(server);
});
afterEach(() => close());

const head = (line: string, ...headers: string[]) => [line, 'Host: league.test', ...headers, '', ''].join('\r\n');

test('a chunked body reaches the call whole', async () => {
  const chunks = [
    head('POST /api/echo HTTP/1.1', 'Transfer-Encoding: chunked', 'Connection: close'),
    '5\r\nhello\r\n',
    '6\r\n world\r\n',
    '0\r\n\r\n',
  ];
  const { text } = await sendRaw(port, chunks);
  expect(text).toContain('200 OK');
  expect(text).toContain('hello world');
});

test.each([
  ['announced', ['Content-Length: 500000'], ['x'.repeat(100_000), 'x'.repeat(100_000)]],
  [
    'chunked',
    ['Transfer-Encoding: chunked'],
    [`${(100_000).toString(16)}\r\n${'x'.repeat(100_000)}\r\n`, '5\r\nhello\r\n'],
  ],
])('a body that is too long, %s, is refused with Connection: close before it is read', async (_name, headers, body) => {
  const { text, isClosed } = await sendRaw(port, [head('POST /api/echo HTTP/1.1', ...headers), ...body]);
  expect(text).toContain('413 Payload Too Large');
  expect(text.toLowerCase()).toContain('connection: close');
  expect(text).toContain('"too-large"');
  expect(isClosed).toBe(true);
});

test('a body that does not come to its end is refused in time, and the connection closed', async () => {
  const { text, isClosed } = await sendRaw(port, [head('POST /api/echo HTTP/1.1', 'Content-Length: 10'), 'slow']);
  expect(text).toContain('408 Request Timeout');
  expect(text.toLowerCase()).toContain('connection: close');
  expect(isClosed).toBe(true);
});

test('a page that is kept leaves no unread body on the connection, either', async () => {
  const { text, isClosed } = await sendRaw(port, [head('GET /kept HTTP/1.1', 'Content-Length: 10'), 'slow']);
  expect(text).toContain('200 OK');
  expect(text.toLowerCase()).toContain('connection: close');
  expect(isClosed).toBe(true);
});

test('a connection whose body was read goes on to the next request', async () => {
  const post = `${head('POST /api/echo HTTP/1.1', 'Content-Length: 5')}first`;
  const { text } = await sendRaw(
    port,
    [post, `${head('POST /api/echo HTTP/1.1', 'Content-Length: 6')}second`],
    'second',
  );
  expect(text).toContain('first');
  expect(text.toLowerCase()).not.toContain('connection: close');
});

test.each(['PUT', 'DELETE', 'PATCH', 'POST', 'PROPFIND', 'TRACE'])('a page has no method %s', async (method) => {
  const { text } = await sendRaw(port, [head(`${method} /en HTTP/1.1`, 'Connection: close')]);
  expect(text).toContain('405 Method Not Allowed');
  expect(text).toContain('Allow: GET, HEAD, OPTIONS');
});

test.each([
  ['OPTIONS * HTTP/1.1', '204 No Content'],
  ['OPTIONS /en HTTP/1.1', '204 No Content'],
  ['GET * HTTP/1.1', '405 Method Not Allowed'],
  ['TRACE /api/echo HTTP/1.1', '405 Method Not Allowed'],
  ['GET http://league.test/en HTTP/1.1', '200 OK'],
])('%s is answered with %s', async (line, status) => {
  const { text } = await sendRaw(port, [head(line, 'Connection: close')]);
  expect(text).toContain(status);
});

test('a page is sent to a client that offers another protocol beside', async () => {
  const { text } = await sendRaw(
    port,
    [head('GET /en HTTP/1.1', 'Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c', 'HTTP2-Settings: AAMAAABk')],
    'page',
  );
  expect(text).toContain('200 OK');
});

test('a client that keeps its half of a refused socket open does not hold up a stop', async () => {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  onTestFinished(() => void socket.destroy());
  socket.write(head('GET /nowhere HTTP/1.1', 'Connection: Upgrade', 'Upgrade: websocket'));
  expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1\.1 404 Not Found\r\n/);
  await close();
});

test('browsers are told of https only where they came by it, and only for this host', async () => {
  const ask = (proto: string) =>
    sendRaw(port, [head('GET /en HTTP/1.1', `X-Forwarded-Proto: ${proto}`, 'Connection: close')]);
  expect((await ask('https')).text).toMatch(/Strict-Transport-Security: max-age=600\r\n/);
  expect((await ask('http')).text).not.toContain('Strict-Transport-Security');
});
