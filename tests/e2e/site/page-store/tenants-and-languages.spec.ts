import { ask } from '#tests/e2e/support/ask.ts';
import { expect, siteTest as test } from '#tests/e2e/support/test.ts';

const hosts = { localhost: 'Meridian Basketball League', 'club.localhost': 'Nišavski zmajevi' };
const words = { en: 'en', sr: 'sr-Latn', ru: 'ru' };
const shared = ['', '/news', '/players', '/schedule', '/no-such-page'];

const languageOf = (text: string) => /<html lang="([\w-]+)"/.exec(text)?.[1] ?? '';

test('two sites and their languages never get each other’s pages, asked for in any order', async ({ baseURL }) => {
  const port = new URL(baseURL ?? '').port;
  const visits = Object.entries(hosts).flatMap(([host, title]) =>
    Object.keys(words).flatMap((locale) => shared.map((path) => ({ host, title, locale, path: `/${locale}${path}` }))),
  );
  for (const order of [visits, visits.toReversed()]) {
    await Promise.all(
      order.map(async ({ host, title, locale, path }) => {
        const { text } = await ask(`${baseURL}${path}`, { host: `${host}:${port}`, 'accept-encoding': 'gzip' });
        expect([host, path, text.includes(title)]).toEqual([host, path, true]);
        expect(languageOf(text).slice(0, 2)).toBe(locale);
      }),
    );
  }
});

test('without a language in the address, cookie and browser decide for each visitor', async ({ baseURL }) => {
  const visitors = [
    { headers: { 'accept-language': 'sr' }, language: 'sr' },
    { headers: { 'accept-language': 'fr;q=0.3, es' }, language: 'es' },
    { headers: { cookie: 'locale=ru', 'accept-language': 'sr' }, language: 'ru' },
    { headers: { cookie: 'locale=xx', 'accept-language': 'sl' }, language: 'sl' },
    { headers: { cookie: 'a=locale=fr; locale=en' }, language: 'en' },
    { headers: {}, language: 'en' },
  ];
  for (const path of ['/', '/news', '/no-such-page'])
    for (const { headers, language } of [...visitors, ...visitors.toReversed()]) {
      const answer = await ask(`${baseURL}${path}`, headers);
      expect([path, headers, languageOf(answer.text).slice(0, 2)]).toEqual([path, headers, language]);
      expect(String(answer.headers.vary)).toMatch(/Accept-Language/);
      expect(String(answer.headers.vary)).toMatch(/Cookie/);
    }
  const { headers, text } = await ask(`${baseURL}/sl`, { cookie: 'locale=ru', 'accept-language': 'fr' });
  expect(languageOf(text).slice(0, 2)).toBe('sl');
  expect(String(headers.vary)).not.toMatch(/Accept-Language|Cookie/);
});

test('hosts of another form are the same site, and unknown ones get no page of it', async ({ baseURL }) => {
  const port = new URL(baseURL ?? '').port;
  const titleOf = async (host: string) =>
    /<title>(.*?)<\/title>/s.exec((await ask(`${baseURL}/en`, { host })).text)?.[1];
  const own = await titleOf(`localhost:${port}`);
  for (const host of ['LOCALHOST', 'localhost.', '127.0.0.1', `localhost:${port}`])
    expect(await titleOf(host)).toBe(own);
  for (const host of ['nobody.localhost', 'localhost.evil.test', 'club.localhost.evil.test']) {
    const answer = await ask(`${baseURL}/en`, { host });
    expect([host, answer.status]).toEqual([host, 404]);
    for (const title of Object.values(hosts)) expect(answer.text).not.toContain(title);
  }
});

test('headers that speak for a proxy or for the process itself change nothing', async ({ baseURL, demo }) => {
  const url = `${baseURL}/en/news/${demo.article}`;
  const { text: expected } = await ask(url);
  const forged = [
    { 'x-courtside-position': '999999999' },
    { 'x-courtside-position': '-1' },
    { 'x-courtside-position': 'x' },
    { 'x-courtside-tags': 'news:x' },
    { 'x-courtside-made-up': '1' },
    { 'x-forwarded-host': 'club.localhost' },
    { 'x-forwarded-proto': 'https' },
    { 'x-original-url': '/sr', 'x-rewrite-url': '/sr' },
    { 'x-matched-path': '/club.localhost/sr' },
    { 'x-middleware-rewrite': '/club.localhost/sr', 'x-middleware-subrequest': 'middleware' },
    { 'x-nextjs-data': '1' },
    { 'x-prerender-revalidate': 'x' },
    { 'next-url': '/sr' },
  ];
  for (const headers of forged) {
    const answer = await ask(url, headers);
    expect([headers, answer.status]).toEqual([headers, 200]);
    expect([headers, titleOf(answer.text)]).toEqual([headers, titleOf(expected)]);
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('x-courtside'))).toEqual([]);
    expect((await ask(url)).text).toBe(expected);
  }
  const { headers } = await ask(`${baseURL}/api/v2/website/news`);
  expect(Object.keys(headers).filter((name) => name.startsWith('x-courtside'))).toEqual([]);
});

const titleOf = (text: string) => /<title>(.*?)<\/title>/s.exec(text)?.[1];
