import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { drain } from '#server/http/drain.ts';
import { headText, writeHeadText } from '#server/http/head-text.ts';
import { serverOptions } from '#server/http/listen.ts';
import { sendRaw } from './raw-socket.ts';

const body = 'One page.';
const head = ['Content-Type', 'text/plain', 'Content-Length', String(body.length), 'Vary', 'rsc, Accept-Encoding'];
const unchanged = ['ETag', 'W/"1"'];

/** Answers `/200` with the head of a page, `/304` with that of an unchanged one. */
async function serve(write: (...args: Parameters<typeof writeHeadText>) => void, setUp?: RequestListener) {
  const server = createServer(serverOptions, (request, response) => {
    setUp?.(request, response);
    const status = Number(request.url?.slice(1));
    write(response, status, headText(status === 304 ? unchanged : head));
    response.end(status === 304 || request.method === 'HEAD' ? undefined : body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => drain(server));
  const { port } = server.address() as AddressInfo;
  return async (request: string) => {
    const until = /GET \/(200|404)/.test(request) ? body : '\r\n\r\n';
    const { text, isClosed } = await sendRaw(port, [request], until);
    return { text: text.replace(/^Date: .+ GMT\r$/m, 'Date: …\r'), isClosed };
  };
}

const pairs = (text: string) =>
  text
    .split('\r\n')
    .filter(Boolean)
    .flatMap((line) => line.split(': '));

const requests = [
  'GET /200 HTTP/1.1\r\nHost: one.test\r\n\r\n',
  'GET /404 HTTP/1.1\r\nHost: one.test\r\n\r\n',
  'GET /304 HTTP/1.1\r\nHost: one.test\r\n\r\n',
  'HEAD /200 HTTP/1.1\r\nHost: one.test\r\n\r\n',
  'GET /200 HTTP/1.1\r\nHost: one.test\r\nConnection: close\r\n\r\n',
  'GET /200 HTTP/1.1\r\nHost: one.test\r\nExpect: 100-continue\r\n\r\n',
  'GET /200 HTTP/1.0\r\n\r\n',
  'GET /200 HTTP/1.0\r\nConnection: keep-alive\r\n\r\n',
];

describe('a head from ready lines', () => {
  it.each(requests)('is, byte for byte, what Node writes for %j', async (request) => {
    const byText = await serve(writeHeadText);
    const byNode = await serve((response, status, text) => void response.writeHead(status, pairs(text)));
    const expected = await byNode(request);
    expect(expected.text).toContain('Date: …');
    expect(await byText(request)).toEqual(expected);
  });

  it('is not checked and joined again by Node', async () => {
    const writeHead = vi.fn();
    const get = await serve(writeHeadText, (_request, response) => {
      writeHead.mockImplementation(response.writeHead);
      response.writeHead = writeHead;
    });
    expect((await get(requests[0] ?? '')).text).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(writeHead).not.toHaveBeenCalled();
  });

  it('keeps the headers that were set before', async () => {
    const get = await serve(writeHeadText, (_request, response) => response.setHeader('X-Before', 'yes'));
    const { text } = await get(requests[0] ?? '');
    expect(text).toContain('X-Before: yes\r\n');
    expect(text).toContain('Vary: rsc, Accept-Encoding\r\n');
  });

  it('begins each answer of a connection, in order', async () => {
    const get = await serve(writeHeadText);
    const [whole = '', missing = '', same = ''] = requests;
    const { text } = await get(`${same}${missing}${whole}`.replace('GET /404', 'HEAD /404'));
    expect(text.match(/(?<=HTTP\/1\.1 )\d+/g)).toEqual(['304', '404', '200']);
  });

  it.each([
    ['X-Own', 'one\r\nX-Other: two'],
    ['X-Own\r\nX-Other', 'one'],
    ['X Own', 'one'],
    ['X-Own', 'ć'],
  ])('refuses %j: %j', (name, value) => {
    expect(() => headText([name, value])).toThrow(/Invalid character|must be a valid HTTP token/);
  });
});
