import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import type { Handler } from '#server/http/dispatch.ts';
import { withPlainRedirects } from '#server/web/plain-redirects.ts';
import { serve } from './serve.ts';

/** Answers as Next does for a page that redirects. */
const site: Handler = ({ url = '/' }, response) => {
  const status = Number(url.slice(1));
  if (status !== 200) response.setHeader('location', ['/en/players/b', '/en/players/b']);
  response.setHeader('Cache-Control', 's-maxage=300, stale-while-revalidate=604500');
  response.setHeader('Content-Type', 'text/html');
  response.setHeader('Content-Length', 4);
  response.statusCode = status;
  response.end('page');
};

async function ask(status: number) {
  const address = await serve(() => withPlainRedirects(site));
  // `fetch` joins headers that are sent twice.
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  request(`${address}/${status}`, resolve).once('error', reject).end();
  const incoming = await promise;
  return {
    status: incoming.statusCode,
    locations: incoming.headersDistinct.location,
    cacheControl: incoming.headers['cache-control'],
    body: await text(incoming),
  };
}

it.each([307, 308])('sends a %i with one location and no page, which browsers ask for again', async (status) => {
  expect(await ask(status)).toEqual({ status, locations: ['/en/players/b'], cacheControl: 'no-cache', body: '' });
});

it('leaves other answers as they are', async () => {
  expect(await ask(200)).toMatchObject({
    status: 200,
    cacheControl: expect.stringContaining('s-maxage'),
    body: 'page',
  });
});
