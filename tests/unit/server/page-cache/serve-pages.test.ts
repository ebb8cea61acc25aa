import { describe, expect, it, vi } from 'vitest';
import { hasToken } from '#lib/routing/token-cookie.ts';
import { siteBehindFront } from './site-behind.ts';

describe('kept pages', () => {
  it('answer all requests after the first', async () => {
    const { get, asked } = await siteBehindFront();
    expect(await get('/en/seasons')).toMatchObject({ page: 'one.test/en/seasons v1', isKept: false, status: 200 });
    expect(await get('/en/seasons')).toMatchObject({ page: 'one.test/en/seasons v1', isKept: true, status: 200 });
    expect(asked).toHaveLength(1);
  });

  it('have the headers of the page and none of the inside, and are as young for shared caches as a page that was just made', async () => {
    const { get } = await siteBehindFront();
    const { headers: first } = await get('/en');
    vi.advanceTimersByTime(3000);
    const { headers: kept } = await get('/en');
    for (const name of ['cache-control', 'content-type', 'vary', 'etag', 'content-security-policy', 'x-frame-options'])
      expect([name, kept[name]]).toEqual([name, first[name]]);
    expect(kept).toMatchObject({ age: '0', 'cache-control': 'public, max-age=0, s-maxage=300' });
    expect(kept['content-security-policy']).toBe("script-src 'sha256-1'");
    expect(Object.keys(kept).filter((name) => /^x-(courtside|nextjs)/.test(name))).toEqual([]);
  });

  it('are rendered once for concurrent requests', async () => {
    const { get, asked, answerWith } = await siteBehindFront();
    const { promise: until, resolve } = Promise.withResolvers<void>();
    answerWith(() => ({ until }));
    const all = Array.from({ length: 5 }, () => get('/en'));
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    resolve();
    expect((await Promise.all(all)).map(({ page }) => page)).toEqual(Array(5).fill('one.test/en v1'));
    expect(asked).toHaveLength(1);
  });

  it('are the same whatever the query', async () => {
    const { get, asked } = await siteBehindFront();
    await get('/en');
    for (const query of ['utm_source=x', '_rsc=1', 'a\\b', `x=${'y'.repeat(5000)}`])
      expect((await get(`/en?${query}`)).isKept).toBe(true);
    expect(asked).toHaveLength(1);
  });

  it('for visitors with an account are one page for all of them, and for nobody else', async () => {
    const { get, asked, answerWith } = await siteBehindFront();
    const login = { status: 307, headers: { location: '/en/auth/login' } };
    answerWith(({ headers: { cookie } }) => (hasToken(String(cookie)) ? {} : login));
    const member = (token: string) => get('/en/profile', { cookie: `leagueEngineAccessToken=${token}` });
    expect(await member('one')).toMatchObject({ page: 'one.test/en/profile v1', isKept: false });
    expect(await member('other')).toMatchObject({ page: 'one.test/en/profile v1', isKept: true });
    expect(asked).toHaveLength(1);
    for (const cookie of ['', 'leagueEngineAccessToken=', 'locale=en'])
      expect(await get('/en/profile', { cookie })).toMatchObject({ status: 307, isKept: false });
  });

  it('belong to one tenant', async () => {
    const { get } = await siteBehindFront();
    await get('/en');
    expect(await get('/en', { host: 'other.test' })).toMatchObject({ page: 'other.test/en v1', isKept: false });
    expect(await get('/en', { host: 'ONE.test:8080' })).toMatchObject({ page: 'one.test/en v1', isKept: true });
  });

  it('are compressed for who accepts it', async () => {
    const { get } = await siteBehindFront();
    await get('/en');
    for (const [accepted, used] of [
      ['gzip', 'gzip'],
      ['br, gzip;q=0.5', 'gzip'],
      ['*', 'gzip'],
      ['br', undefined],
      ['gzip;q=0', undefined],
      ['identity', undefined],
      ['', undefined],
    ] as const) {
      const answer = await get('/en', { 'accept-encoding': accepted });
      expect([accepted, answer.page]).toEqual([accepted, 'one.test/en v1']);
      expect([accepted, answer.headers['content-encoding']]).toEqual([accepted, used]);
      expect(answer.headers.vary).toContain('Accept-Encoding');
    }
  });

  it('are not sent to a client that has them', async () => {
    const { get } = await siteBehindFront();
    const first = await get('/en');
    const again = await get('/en', { 'if-none-match': `"x", ${first.headers.etag}` });
    expect(again).toMatchObject({ status: 304, text: '', headers: { etag: first.headers.etag } });
    expect((await get('/en', { 'if-none-match': '"old"' })).status).toBe(200);
  });

  it('answer HEAD without a body, and a range as a whole', async () => {
    const { get, asked } = await siteBehindFront();
    expect(await get('/en', {}, 'HEAD')).toMatchObject({ status: 200, text: '' });
    const { text } = await get('/en');
    const head = await get('/en', {}, 'HEAD');
    expect(head).toMatchObject({ text: '', isKept: true, headers: { 'content-length': String(text.length) } });
    expect(await get('/en', { range: 'bytes=0-10' })).toMatchObject({ status: 200, page: 'one.test/en v1' });
    expect(asked).toHaveLength(1);
  });

  it('are told apart from their parts', async () => {
    const { get } = await siteBehindFront();
    const prefetch = { rsc: '1', 'next-router-prefetch': '1' };
    for (let round = 0; round < 2; round += 1) {
      expect((await get('/en')).page).toBe('one.test/en v1');
      expect((await get('/en', { rsc: '1' })).page).toBe('one.test/en part  v1');
      expect((await get('/en', prefetch)).page).toBe('one.test/en part 1 v1');
      const others = { 'next-router-state-tree': `tree ${round}`, 'next-url': `/from/${round}` };
      expect((await get('/en', { rsc: '1', ...others })).isKept).toBe(true);
    }
    expect((await get('/en', { ...prefetch, 'next-router-segment-prefetch': 'x'.repeat(400) })).status).toBe(400);
    // Rendered without what follows a space, it would be a page under a new name.
    expect((await get('/en', { ...prefetch, 'next-router-segment-prefetch': '/_tree x1' })).status).toBe(400);
  });

  it('are not kept again for each header that Next does not tell apart', async () => {
    const { get, asked, store } = await siteBehindFront();
    await get('/en');
    await get('/en', { rsc: '1' });
    for (let number = 2; number < 20; number += 1) {
      expect((await get('/en', { rsc: `${number}` })).page).toBe('one.test/en v1');
      const segment = { rsc: '1', 'next-router-segment-prefetch': `/${number}` };
      expect((await get('/en', segment)).page).toBe('one.test/en part  v1');
      expect((await get('/en', { rsc: '1', 'next-router-prefetch': `x${number}` })).status).toBe(400);
    }
    expect(asked).toHaveLength(2);
    expect(store.size.pages).toBe(2);
  });

  it('are nobody’s own: cookies, credentials and agents change nothing', async () => {
    const { get, asked } = await siteBehindFront();
    await get('/en', { cookie: 'a=b', authorization: 'Bearer me', 'user-agent': 'Googlebot' });
    expect((await get('/en')).isKept).toBe(true);
    expect((await get('/en', { cookie: '__prerender_bypass=x', 'x-courtside-tags': 'x' })).isKept).toBe(true);
    expect(asked).toHaveLength(1);
  });

  it('may be asked for by https', async () => {
    const { get } = await siteBehindFront();
    await get('/en');
    expect((await get('/en')).headers).not.toHaveProperty('strict-transport-security');
    const { headers } = await get('/en', { 'x-forwarded-proto': 'https' });
    expect(headers['strict-transport-security']).toBe('max-age=60');
  });
});

describe('the language of a kept page', () => {
  it('is that of the URL, else of the cookie, else of the browser, else of the tenant', async () => {
    const { get, asked } = await siteBehindFront();
    await get('/en');
    await get('/sr');
    const page = async (path: string, headers = {}) => (await get(path, headers)).page;
    expect(await page('/', { 'accept-language': 'hr, en;q=0.5' })).toBe('one.test/sr v1');
    expect(await page('/', { cookie: 'a=b; locale=sr', 'accept-language': 'en' })).toBe('one.test/sr v1');
    expect(await page('/', { 'accept-language': 'de' })).toBe('one.test/en v1');
    expect(await page('/en', { cookie: 'locale=sr' })).toBe('one.test/en v1');
    expect(asked).toHaveLength(2);
  });

  it('makes a response vary by visitor only where the URL has none', async () => {
    const { get } = await siteBehindFront();
    await get('/');
    expect((await get('/')).headers.vary).toBe('rsc, Accept-Encoding, Accept-Language, Cookie');
    expect((await get('/en')).headers.vary).toBe('rsc, Accept-Encoding');
  });
});

describe('not kept', () => {
  it.each([
    ['a page that sets a cookie', { headers: { 'set-cookie': ['seen=1'] } }],
    ['a page for one visitor', { headers: { 'cache-control': 'private, no-store' } }],
    ['a page without a time for shared caches', { headers: { 'cache-control': 'max-age=60' } }],
    ['a page whose tags are not known', { headers: { 'x-courtside-tags': undefined } }],
    ['an error', { status: 500 }],
  ])('is %s', async (_, answer) => {
    const { get, answerWith, asked } = await siteBehindFront();
    answerWith(() => answer);
    await get('/en');
    expect((await get('/en')).isKept).toBe(false);
    expect(asked).toHaveLength(2);
  });

  it.each(['/en/', '//en', '/_next/data', '/builds/latest.json', '/en/%73easons'])('is %s', async (path) => {
    const { get, asked } = await siteBehindFront();
    await get('/en');
    expect((await get(path)).isKept).toBe(false);
    expect((await get(path)).isKept).toBe(false);
    expect(asked).toHaveLength(3);
  });

  it('is more than a client may have rendered, but for what is kept and the id of the build', async () => {
    const { get } = await siteBehindFront({ maxRenders: 3 });
    for (const path of ['/en', '/sr', '/en/seasons']) await get(path);
    expect(await get('/en/clubs')).toMatchObject({ status: 429, headers: { 'retry-after': expect.anything() } });
    expect(await get('/en')).toMatchObject({ status: 200, isKept: true });
    expect(await get('/builds/latest.json?1')).toMatchObject({ status: 200 });
  });

  it('is a page that has changed and whose body is lost: who may have nothing rendered is told so', async () => {
    const { get, store, change } = await siteBehindFront({ maxRenders: 1 });
    await get('/en/clubs');
    change('page:/clubs');
    vi.spyOn(store, 'bodyOf').mockResolvedValue(null);
    expect(await get('/en/clubs')).toMatchObject({ status: 429 });
  });
});

describe('a redirect of a page', () => {
  it('is kept without its body, until what it depends on changes', async () => {
    const { get, answerWith, asked, change } = await siteBehindFront();
    answerWith(() => ({ status: 308, headers: { location: '/en/clubs/new' } }));
    for (let round = 0; round < 2; round += 1) {
      const answer = await get('/en/clubs/old');
      expect(answer).toMatchObject({ status: 308, text: '', headers: { location: '/en/clubs/new' } });
      expect(answer.headers['cache-control']).toBe('no-cache');
    }
    expect(asked).toHaveLength(1);
    change('page:/clubs/old');
    answerWith(() => ({}));
    expect(await get('/en/clubs/old')).toMatchObject({ status: 200, page: 'one.test/en/clubs/old v2' });
  });
});
