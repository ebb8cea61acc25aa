import { afterAll, beforeAll, expect, test } from 'vitest';
import { locales } from '#lib/i18n/locales.ts';
import { openWebsiteApi, type WebsiteApi } from '#tests/fixtures/website-api.ts';

let site: WebsiteApi;
beforeAll(async () => {
  site = await openWebsiteApi();
});
afterAll(() => site.database.close());

async function pdfOf(game: string, locale: string) {
  const response = await site.request(`games/${game}/box-score.pdf?locale=${locale}`);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

const pagesOf = (bytes: Buffer) => bytes.toString('latin1').match(/\/Type \/Page\b/g)?.length;

test.each(locales)('the official box score of a game is a PDF of two pages: %s', async (locale) => {
  const { response, bytes } = await pdfOf(site.loggedGame, locale);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pagesOf(bytes)).toBe(2);
  expect(bytes.length).toBeLessThan(100_000);
});

test('it is drawn the same each time', async () => {
  const [first, second] = [await pdfOf(site.loggedGame, 'sr'), await pdfOf(site.loggedGame, 'sr')];
  expect(first.bytes.equals(second.bytes)).toBe(true);
  expect(first.response.headers.get('etag')).toBe(second.response.headers.get('etag'));
});

test('a game without box score, of another tenant, or with a malformed id or language has none', async () => {
  const { items } = await site.get('games?when=upcoming');
  expect((await pdfOf(items[0].id, 'en')).response.status).toBe(404);
  expect((await pdfOf(site.other.loggedGame, 'en')).response.status).toBe(404);
  expect((await pdfOf('first', 'en')).response.status).toBe(404);
  expect((await pdfOf(site.loggedGame, 'xx')).response.status).toBe(400);
});
