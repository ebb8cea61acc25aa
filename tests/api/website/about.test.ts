import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tenants } from '#server/db/schema/tenants.ts';
import { openWebsiteApi, type WebsiteApi } from '#tests/fixtures/website-api.ts';

let site: WebsiteApi;
beforeAll(async () => {
  site = await openWebsiteApi();
});
afterAll(() => site.database.close());

async function tell(settings: object) {
  await site.database.db
    .update(tenants)
    .set({ settings: sql`${tenants.settings} || ${JSON.stringify(settings)}::jsonb` })
    .where(eq(tenants.id, site.ids.tenantId));
}

test('a tenant without an about page has an empty response', async () => {
  expect(await site.get('about?locale=en')).toEqual({
    body: '',
    language: 'en',
    email: null,
    phone: null,
    address: null,
    social: [],
    people: [],
  });
});

test('the text comes cleaned, in a language that it has; people are named with their duties', async () => {
  await tell({
    about: { sr: '<p onclick="x()">O nama</p>' },
    contact: { email: 'liga@league.test' },
    social: [{ network: 'youtube', url: 'https://youtube.test/liga' }],
    people: [{ name: 'Ana Anić', role: { sr: 'Predsednica', en: 'President' } }],
  });
  expect(await site.get('about?locale=en')).toMatchObject({
    body: '<p>O nama</p>',
    language: 'sr',
    email: 'liga@league.test',
    phone: null,
    social: [{ network: 'youtube' }],
    people: [{ name: 'Ana Anić', role: 'President', email: null, portrait: null }],
  });
});

test('another tenant has its own', async () => {
  expect((await site.get('about?locale=en', { host: 'other.test' })).body).toBe('');
});

test('the footer of every page knows the social networks', async () => {
  await tell({ social: [{ network: 'youtube', url: 'https://youtube.test/liga' }] });
  expect((await site.get('config')).social).toEqual([{ network: 'youtube', url: 'https://youtube.test/liga' }]);
});
