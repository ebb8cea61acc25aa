import { describe, expect, it, vi } from 'vitest';
import { siteBehindFront } from './site-behind.ts';

describe('a kept page that has changed', () => {
  it('is made again before it is sent', async () => {
    const { get, change } = await siteBehindFront();
    await get('/en/seasons');
    change('page:/seasons');
    expect(await get('/en/seasons')).toMatchObject({ page: 'one.test/en/seasons v2', isKept: false });
    expect(await get('/en/seasons')).toMatchObject({ page: 'one.test/en/seasons v2', isKept: true });
  });

  it('changes alone', async () => {
    const { get, change } = await siteBehindFront();
    await get('/en/seasons');
    await get('/en/clubs');
    await get('/en/seasons', { host: 'other.test' });
    change('page:/seasons');
    expect(await get('/en/clubs')).toMatchObject({ page: 'one.test/en/clubs v1', isKept: true });
    change('config:one.test');
    expect((await get('/en/clubs')).page).toBe('one.test/en/clubs v3');
    expect((await get('/en/seasons')).page).toBe('one.test/en/seasons v3');
  });

  it('is not kept as fresh if it changed while it was made', async () => {
    const { get, change, answerWith, asked } = await siteBehindFront();
    const { promise: until, resolve } = Promise.withResolvers<void>();
    answerWith(() => (asked.length === 1 ? { until } : {}));
    const early = get('/en/seasons');
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    change('page:/seasons');
    resolve();
    expect((await early).page).toBe('one.test/en/seasons v1');
    expect((await get('/en/seasons')).page).toBe('one.test/en/seasons v2');
  });

  it('is sent as it was if it cannot be rendered', async () => {
    const { get, change, answerWith } = await siteBehindFront();
    await get('/en');
    change('config:one.test');
    answerWith(() => ({ status: 500, body: 'broken' }));
    expect(await get('/en')).toMatchObject({ status: 200, page: 'one.test/en v1', isStale: true });
    answerWith(() => ({ until: Promise.reject(new Error('no worker')) }));
    expect(await get('/en')).toMatchObject({ status: 200, page: 'one.test/en v1', isStale: true });
  });

  it('is sent as it was if rendering takes too long', async () => {
    const { get, change, answerWith } = await siteBehindFront();
    await get('/en');
    change('config:one.test');
    const { promise: until, resolve } = Promise.withResolvers<void>();
    answerWith(() => ({ until }));
    expect(await get('/en')).toMatchObject({ page: 'one.test/en v1', isStale: true });
    resolve();
    await vi.waitFor(async () => expect((await get('/en')).page).toBe('one.test/en v2'));
  });

  it('tells the browser that it is as it was, also one that has that page', async () => {
    const { get, change, answerWith } = await siteBehindFront();
    const { headers } = await get('/en');
    const known = { 'if-none-match': headers.etag };
    change('config:one.test');
    const { promise: until, resolve } = Promise.withResolvers<void>();
    answerWith(() => ({ until }));
    const outdated = { status: 200, page: 'one.test/en v1', headers: { 'server-timing': 'outdated' } };
    expect(await Promise.all([get('/en'), get('/en', known)])).toMatchObject([outdated, outdated]);
    resolve();
    await vi.waitFor(async () => expect((await get('/en')).headers).not.toHaveProperty('server-timing'));
    expect(headers).not.toHaveProperty('server-timing');
  });

  it('is waited for by a page that asks for itself again', async () => {
    const { get, change, answerWith } = await siteBehindFront();
    const ofPage = (referer: string) => ({ rsc: '1', referer });
    await get('/en/clubs', ofPage('http://one.test/en/clubs?page=2'));
    change('page:/clubs');
    const { promise: until, resolve } = Promise.withResolvers<void>();
    answerWith(() => ({ until }));
    const refreshed = get('/en/clubs', ofPage('http://one.test/en/clubs?page=2'));
    const others = [ofPage('http://one.test/en'), ofPage('no address'), { rsc: '1' }];
    for (const answer of await Promise.all(others.map((headers) => get('/en/clubs', headers)))) {
      expect(answer).toMatchObject({ page: 'one.test/en/clubs part  v1', isStale: true });
    }
    resolve();
    expect(await refreshed).toMatchObject({ page: 'one.test/en/clubs part  v2', isKept: false });
  });

  it('is sent whole, if another one takes its place while a visitor waits', async () => {
    const { get, change, answerWith, asked } = await siteBehindFront();
    await get('/en');
    change('config:one.test');
    const { promise: until, resolve } = Promise.withResolvers<void>();
    answerWith(() => ({ until }));
    const waiting = get('/en', { 'accept-encoding': 'gzip' });
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    change('config:one.test');
    answerWith(() => ({ body: `<html>a much longer page ${'.'.repeat(9000)} ...</html>` }));
    expect((await get('/en')).text).toContain('a much longer page');
    expect((await waiting).text).toContain('a much longer page');
    resolve();
  });

  it('may be gone', async () => {
    const { get, change, answerWith } = await siteBehindFront();
    await get('/en/clubs');
    change('page:/clubs');
    answerWith(({ path }) => (path === '/en/clubs' ? { status: 404, body: '' } : {}));
    expect(await get('/en/clubs')).toMatchObject({ status: 404, page: 'one.test/en/not-found v2' });
    expect(await get('/en/clubs')).toMatchObject({ status: 404, page: 'one.test/en/not-found v2' });
  });
});

describe('a kept page of a running game', () => {
  const tagged = () => ({ headers: { 'x-courtside-tags': 'live:1,game:1' } });

  it('is sent as it is, and made again every five seconds at most', async () => {
    const { get, change, answerWith, asked } = await siteBehindFront();
    answerWith(tagged);
    await get('/en');
    for (let second = 0; second < 12; second += 1) {
      change('live:1');
      expect((await get('/en')).isKept).toBe(true);
      vi.advanceTimersByTime(1000);
    }
    await vi.waitFor(() => expect(asked).toHaveLength(3));
  });

  it('is not made again while nobody asks for it', async () => {
    const { get, change, answerWith, asked } = await siteBehindFront();
    answerWith(tagged);
    await get('/en');
    for (let second = 0; second < 30; second += 1) {
      change('live:1');
      vi.advanceTimersByTime(1000);
    }
    expect(asked).toHaveLength(1);
    expect(await get('/en')).toMatchObject({ page: 'one.test/en v1', isStale: true });
    await vi.waitFor(async () => expect((await get('/en')).page).toBe('one.test/en v31'));
  });

  it('is made again at once when the game ends', async () => {
    const { get, change, answerWith } = await siteBehindFront();
    answerWith(tagged);
    await get('/en');
    change('live:1', 'game:1');
    expect((await get('/en')).page).toBe('one.test/en v2');
  });
});

describe('a kept page that has reached its age', () => {
  it('is sent once more, and made again', async () => {
    const { get, change } = await siteBehindFront();
    await get('/en');
    change('nothing of it');
    vi.advanceTimersByTime(300_001);
    expect(await get('/en')).toMatchObject({ page: 'one.test/en v1', isStale: true });
    await vi.waitFor(async () => expect(await get('/en')).toMatchObject({ page: 'one.test/en v2', isStale: false }));
  });
});

describe('a kept page that has reached its age without an announcement', () => {
  it('is sent no more once it is found missing', async () => {
    const { get, answerWith, asked } = await siteBehindFront();
    await get('/en/clubs');
    answerWith(({ path }) => (path === '/en/clubs' ? { status: 404, body: '' } : {}));
    vi.advanceTimersByTime(300_001);
    expect(await get('/en/clubs')).toMatchObject({ status: 200, isStale: true });
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    await vi.waitFor(async () => expect((await get('/en/clubs')).status).toBe(404));
  });

  it('is made again, be it the one of all that is missing', async () => {
    const { get, answerWith } = await siteBehindFront();
    await get('/en/nothing');
    answerWith(() => ({ status: 404, body: '<html>another menu ...</html>' }));
    vi.advanceTimersByTime(300_001);
    expect(await get('/en/nothing')).toMatchObject({ page: 'one.test/en/not-found v1', isStale: true });
    await vi.waitFor(async () => expect((await get('/en/nothing')).page).toBe('another menu'));
  });

  it('is made again when the clock has been set back', async () => {
    const { get, change, asked, answerWith } = await siteBehindFront();
    answerWith(() => ({ headers: { 'x-courtside-tags': 'live:1' } }));
    await get('/en');
    vi.setSystemTime(Date.now() - 3_600_000);
    change('live:1');
    expect(await get('/en')).toMatchObject({ page: 'one.test/en v1', isStale: true });
    await vi.waitFor(() => expect(asked).toHaveLength(2));
  });
});

describe('the page of all that is missing', () => {
  it('is sent as it was if it has changed and cannot be rendered', async () => {
    const { get, change, answerWith } = await siteBehindFront();
    await get('/en/nothing');
    change('config:one.test');
    answerWith(() => ({ until: Promise.reject(new Error('no worker')) }));
    expect(await get('/en/nothing')).toMatchObject({ status: 404, page: 'one.test/en/not-found v1', isStale: true });
    answerWith(() => ({}));
    expect(await get('/en/nothing')).toMatchObject({ status: 404, page: 'one.test/en/not-found v2' });
  });
});

describe('while changes are not received', () => {
  it('pages are sent as they are, and not as fresh', async () => {
    const { get, changes, answerWith } = await siteBehindFront();
    await get('/en');
    changes.disconnect();
    answerWith(() => ({ until: Promise.reject(new Error('no database')) }));
    expect(await get('/en')).toMatchObject({ page: 'one.test/en v1', isStale: true });
    changes.reconnect();
    answerWith(() => ({}));
    expect(await get('/en')).toMatchObject({ isKept: false });
    expect(await get('/en')).toMatchObject({ isKept: true, isStale: false });
  });
});
