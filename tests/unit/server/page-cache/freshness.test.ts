import { describe, expect, it, vi } from 'vitest';
import { siteBehindFront } from './site-behind.ts';

describe('a cached page', () => {
  it('is revalidated after five seconds, by one request while the others get the stale page', async () => {
    const { get, change, asked, answerWith } = await siteBehindFront();
    await get('/en');
    change();
    vi.advanceTimersByTime(4900);
    expect((await get('/en')).page).toBe('/one.test/en v1');
    vi.advanceTimersByTime(200);
    const { promise: until, resolve } = Promise.withResolvers<void>();
    answerWith(() => ({ until }));
    const first = get('/en');
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    expect(await get('/en')).toMatchObject({ page: '/one.test/en v1', isKept: true });
    resolve();
    expect((await first).page).toBe('/one.test/en v2');
    expect(await get('/en')).toMatchObject({ page: '/one.test/en v2', isKept: true });
  });

  it('is revalidated sooner where the site says so', async () => {
    const { get, answerWith } = await siteBehindFront();
    answerWith(() => ({ headers: { 'cache-control': 's-maxage=2' } }));
    await get('/en');
    vi.advanceTimersByTime(2100);
    expect((await get('/en')).isKept).toBe(false);
  });

  it('is not served half a minute after its fresh time', async () => {
    const { get, asked, answerWith } = await siteBehindFront();
    await get('/en');
    vi.advanceTimersByTime(36_000);
    const { promise: until, resolve } = Promise.withResolvers<void>();
    answerWith(() => ({ until }));
    const both = [get('/en'), get('/en')];
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    resolve();
    expect((await Promise.all(both)).map(({ headers }) => headers.age)).toEqual([undefined, '0']);
  });

  it('is removed with the other pages of its tenant', async () => {
    const { get, pages, change } = await siteBehindFront();
    await get('/en');
    await get('/en', { host: 'other.test' });
    change();
    await pages.invalidate('one');
    expect((await get('/en')).page).toBe('/one.test/en v2');
    expect(await get('/en', { host: 'other.test' })).toMatchObject({ page: '/other.test/en v1', isKept: true });
  });

  it('is not stored from a request before its tenant’s pages were removed', async () => {
    const { get, pages, change, answerWith, asked } = await siteBehindFront();
    const { promise: until, resolve } = Promise.withResolvers<void>();
    answerWith(() => (asked.length === 1 ? { until } : {}));
    const early = get('/en');
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    await pages.invalidate('one');
    change();
    expect((await get('/en')).page).toBe('/one.test/en v2');
    resolve();
    await early;
    expect(await get('/en')).toMatchObject({ page: '/one.test/en v2', isKept: true });
  });

  it('is not served while changes are not received', async () => {
    const { get, pages } = await siteBehindFront();
    await get('/en');
    pages.disconnect();
    expect((await get('/en')).isKept).toBe(false);
    expect((await get('/en')).isKept).toBe(false);
    pages.reconnect();
    expect((await get('/en')).isKept).toBe(false);
    expect((await get('/en')).isKept).toBe(true);
  });
});

describe('requests that wait for the first', () => {
  it('are passed on where the first response cannot be cached', async () => {
    const { get, asked, answerWith } = await siteBehindFront();
    const { promise: until, resolve } = Promise.withResolvers<void>();
    answerWith(() => ({ until, status: 500, body: 'broken' }));
    const both = [get('/en'), get('/en')];
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    resolve();
    expect((await Promise.all(both)).map(({ status }) => status)).toEqual([500, 500]);
    expect(asked).toHaveLength(2);
  });

  it('wait no longer than the timeout', async () => {
    const { get, asked, answerWith } = await siteBehindFront({ timeoutMs: 20 });
    const { promise: until, resolve } = Promise.withResolvers<void>();
    answerWith(() => (asked.length === 1 ? { until } : {}));
    const slow = get('/en');
    expect((await get('/en')).page).toBe('/one.test/en v1');
    resolve();
    await slow;
  });
});
