import { describe, expect, it, vi } from 'vitest';
import { siteBehindFront } from './site-behind.ts';

describe('cached pages in front of the site', () => {
  it('serve all requests after the first', async () => {
    const { get, asked } = await siteBehindFront();
    expect(await get('/en/seasons')).toMatchObject({ page: '/one.test/en/seasons v1', isKept: false });
    expect(await get('/en/seasons')).toMatchObject({ page: '/one.test/en/seasons v1', isKept: true, status: 200 });
    expect(asked).toHaveLength(1);
  });

  it('have the headers of the page, and their age', async () => {
    const { get } = await siteBehindFront();
    const { headers: first } = await get('/en');
    vi.advanceTimersByTime(3000);
    const { headers: kept } = await get('/en');
    for (const name of ['cache-control', 'content-type', 'vary']) expect(kept[name]).toBe(first[name]);
    expect(kept).toMatchObject({ etag: `W/${first.etag}`, age: '3' });
    expect(kept).not.toHaveProperty('x-middleware-rewrite');
  });

  it('are fetched once for concurrent requests', async () => {
    const { get, asked, answerWith } = await siteBehindFront();
    const { promise: until, resolve } = Promise.withResolvers<void>();
    answerWith(() => ({ until }));
    const all = Array.from({ length: 5 }, () => get('/en'));
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    resolve();
    expect((await Promise.all(all)).filter(({ isKept }) => isKept)).toHaveLength(4);
    expect(asked).toHaveLength(1);
  });

  it('are the same whatever the query', async () => {
    const { get, asked } = await siteBehindFront();
    await get('/en');
    for (let number = 0; number < 20; number += 1) expect((await get(`/en?made-up=${number}`)).isKept).toBe(true);
    expect(asked).toHaveLength(1);
  });

  it('belong to one tenant', async () => {
    const { get } = await siteBehindFront();
    await get('/en');
    expect(await get('/en', { host: 'other.test' })).toMatchObject({ page: '/other.test/en v1', isKept: false });
    expect(await get('/en', { host: 'ONE.test:8080' })).toMatchObject({ page: '/one.test/en v1', isKept: true });
  });

  it('are compressed as each client accepts', async () => {
    const { get } = await siteBehindFront();
    await get('/en', { 'accept-encoding': 'gzip' });
    for (const encoding of ['br', 'gzip', undefined]) {
      const answer = await get('/en', encoding ? { 'accept-encoding': encoding } : {});
      expect(answer).toMatchObject({ page: '/one.test/en v1', isKept: true });
      expect(answer.headers['content-encoding']).toBe(encoding);
    }
  });

  it('are not sent to a client that has them', async () => {
    const { get } = await siteBehindFront();
    const first = await get('/en');
    const again = await get('/en', { 'if-none-match': `"x", ${first.headers.etag}` });
    expect(again).toMatchObject({ status: 304, text: '', headers: { etag: `W/${first.headers.etag}` } });
    expect((await get('/en', { 'if-none-match': '"old"' })).status).toBe(200);
  });

  it('are cached completely even if the first client has them', async () => {
    const { get } = await siteBehindFront();
    expect((await get('/en', { 'if-none-match': '"/one.test/en-v1"' })).status).toBe(200);
    expect(await get('/en')).toMatchObject({ page: '/one.test/en v1', isKept: true });
  });

  it('answer HEAD without a body; HEAD alone caches nothing', async () => {
    const { get, asked } = await siteBehindFront();
    await get('/en', {}, 'HEAD');
    const { text: page } = await get('/en');
    expect(asked).toHaveLength(2);
    const head = await get('/en', {}, 'HEAD');
    expect(head).toMatchObject({ text: '', isKept: true, headers: { 'content-length': String(page.length) } });
  });
});

describe('the language of a cached page', () => {
  it('is that of the URL, else of the cookie, else of the browser, else of the tenant', async () => {
    const { get } = await siteBehindFront();
    await get('/en');
    await get('/sr');
    const page = async (path: string, headers = {}) => (await get(path, headers)).page;
    expect(await page('/', { 'accept-language': 'hr, en;q=0.5' })).toBe('/one.test/sr v1');
    expect(await page('/', { cookie: 'a=b; locale=sr', 'accept-language': 'en' })).toBe('/one.test/sr v1');
    expect(await page('/', { 'accept-language': 'de' })).toBe('/one.test/en v1');
    expect(await page('/en', { cookie: 'locale=sr' })).toBe('/one.test/en v1');
  });

  it('makes a response vary by visitor only where the URL has none', async () => {
    const { get } = await siteBehindFront();
    await get('/');
    expect((await get('/')).headers.vary).toBe('rsc, Accept-Encoding, Accept-Language, Cookie');
    expect((await get('/en')).headers.vary).toBe('rsc, Accept-Encoding');
  });

  it('is never mistaken: a page is cached under the language that the site confirms', async () => {
    const { get, answerWith } = await siteBehindFront();
    answerWith(() => ({ headers: { 'x-middleware-rewrite': '/one.test/sr' } }));
    await get('/en');
    expect((await get('/en')).isKept).toBe(false);
  });
});
