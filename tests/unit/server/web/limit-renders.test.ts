import { expect, it } from 'vitest';
import { limitRenders } from '#server/web/limit-renders.ts';
import { serve } from './serve.ts';

/** A site that has the page `/cached`, redirects from `/old`, never stores `/desk` and `/lost`, and renders and stores all others. */
async function openSite() {
  const origin = await serve(() =>
    limitRenders((request, response) => {
      const { url = '/' } = request;
      if (url === '/old') return void response.writeHead(308, { Location: '/cached' }).end();
      const isStored = url !== '/desk' && url !== '/lost';
      if (isStored) response.setHeader('x-nextjs-cache', url.startsWith('/cached') ? 'HIT' : 'MISS');
      response.setHeader('cache-control', isStored ? 's-maxage=60' : 'private, no-store');
      response.writeHead(url === '/missing' || url === '/lost' ? 404 : 200).end();
    }, 2),
  );
  return (path: string) => fetch(`${origin}${path}`, { redirect: 'manual' });
}

it('refuses a client for whom many pages had to be rendered, with the time to wait', async () => {
  const get = await openSite();
  expect([(await get('/desk')).status, (await get('/missing')).status]).toEqual([200, 404]);
  const refused = await get('/two');
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await refused.json()).code).toBe('too-many-requests');
});

it('counts neither cached pages nor redirects nor files of the build', async () => {
  const get = await openSite();
  for (const path of ['/cached', '/cached?_rsc=1', '/old', '/_next/static/chunk.js', '/cached']) await get(path);
  expect((await get('/one')).status).toBe(200);
});

it('counts a page of nothing that is rendered for each request', async () => {
  const get = await openSite();
  expect([(await get('/lost')).status, (await get('/lost')).status]).toEqual([404, 404]);
  expect((await get('/lost')).status).toBe(429);
});
