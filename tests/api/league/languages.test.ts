import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveLanguages } from '#server/league/tenant/save-languages.ts';
import { openWebsiteApi, type WebsiteApi } from '#tests/fixtures/website-api.ts';

let site: WebsiteApi;
beforeAll(async () => {
  site = await openWebsiteApi();
});
afterAll(() => site.database.close());

const scope = () => ({ db: site.database.db, tenantId: site.ids.tenantId });
const offered = async (host = 'league.test') => (await site.get('config', { host })).config.website.locales;

test('a site offers the languages it is given, each once, and no other site does', async () => {
  expect(await saveLanguages(scope(), ['fr', 'sr', 'fr'])).toBe('changed');
  expect(await saveLanguages(scope(), ['fr', 'sr'])).toBe('unchanged');
  expect(await offered()).toEqual(['fr', 'sr']);
  expect(await offered('other.test')).toEqual(['en', 'sr', 'ru']);
});

test.each([
  ['the site’s own language is missing', ['en', 'fr'], /"sr" is the site's own language/],
  ['the interface has no such language', ['sr', 'xx'], /^1: /],
  ['there is none', [], /./],
])('nothing changes where %s', async (_, codes, message) => {
  const before = await offered();
  await expect(saveLanguages(scope(), codes)).rejects.toMatchObject({
    code: 'bad-request',
    message: expect.stringMatching(message),
  });
  expect(await offered()).toEqual(before);
});
