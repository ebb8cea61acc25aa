import { describe, expect, it } from 'vitest';
import { siteBehindFront } from './site-behind.ts';

describe('not cached', () => {
  it.each([
    ['a page that sets a cookie', { headers: { 'set-cookie': ['seen=1'] } }],
    ['a page for one visitor', { headers: { 'cache-control': 'private, no-store' } }],
    ['a page without a time for shared caches', { headers: { 'cache-control': 'max-age=60' } }],
    ['a page that the site itself does not keep', { headers: { 'x-nextjs-cache': undefined } }],
    ['a page that is being made anew', { headers: { 'x-nextjs-cache': 'STALE' } }],
    ['a page in an encoding of its own', { headers: { 'content-encoding': 'zstd' } }],
    ['data', { headers: { 'content-type': 'text/x-component' } }],
    ['an error', { status: 500 }],
    ['a redirect', { status: 308, headers: { location: '/en/seasons' } }],
  ])('is %s', async (_, answer) => {
    const { get, answerWith, asked } = await siteBehindFront();
    answerWith(() => answer);
    await get('/en');
    expect((await get('/en')).isKept).toBe(false);
    expect(asked).toHaveLength(2);
  });
});

describe('bypassing the cache', () => {
  it.each([
    ['parts of a page', '/en', { rsc: '1' }],
    ['what the site fetches in advance', '/en', { 'next-router-prefetch': '1' }],
    ['a part of a file', '/en', { range: 'bytes=0-10' }],
    ['somebody’s own', '/en', { authorization: 'Bearer me' }],
    ['a preview', '/en', { cookie: '__prerender_bypass=x' }],
    ['an address that the site tidies up', '/en/', {}],
    ['another one', '//en', {}],
  ])('is the request for %s', async (_, path, headers) => {
    const { get, asked } = await siteBehindFront();
    await get('/en');
    expect((await get(path, headers)).isKept).toBe(false);
    expect(asked).toHaveLength(2);
  });

  it('are other methods', async () => {
    const { get } = await siteBehindFront();
    await get('/en');
    expect((await get('/en', {}, 'POST')).isKept).toBe(false);
  });

  it.each(['/_next/data', '/builds/latest', '/revalidate', '/robots.txt', '/missing.png'])('is %s', async (path) => {
    const { get } = await siteBehindFront();
    await get(path);
    expect((await get(path)).isKept).toBe(false);
  });
});

describe('unknown URLs', () => {
  it('have one page per language and tenant', async () => {
    const { get, asked } = await siteBehindFront();
    for (let number = 0; number < 20; number += 1) {
      expect(await get(`/en/nothing-${number}`)).toMatchObject({ status: 404, page: '/one.test/en/not-found v1' });
    }
    expect((await get('/sr/nothing')).page).toBe('/one.test/sr/not-found v1');
    expect(asked).toHaveLength(2);
  });

  it('of unknown hosts share one page', async () => {
    const { get, asked } = await siteBehindFront();
    for (let number = 0; number < 20; number += 1) {
      expect((await get('/en', { host: `made-up-${number}.test` })).status).toBe(404);
    }
    expect(asked).toHaveLength(1);
  });

  it('that look like pages evict no requested page, and the cache holds at most 64 MB', async () => {
    const { get, asked, answerWith } = await siteBehindFront();
    answerWith((address) => (address.includes('made-up') ? { body: 'x'.repeat(4 * 1024 * 1024) } : {}));
    const madeUp = (number: number) => `/en/seasons/made-up-${number}`;
    for (let number = 0; number < 20; number += 1) {
      await get(madeUp(number));
      await get('/en');
    }
    expect(asked.filter((address) => address === '/one.test/en')).toHaveLength(1);
    expect((await get(madeUp(19))).isKept).toBe(true);
    expect((await get(madeUp(0))).isKept).toBe(false);
  });
});
