import { afterAll, beforeAll, expect, test } from 'vitest';
import { documents } from '#server/db/schema/publications.ts';
import { storeAsset } from '#server/league/asset/store-asset.ts';
import { openWebsiteApi, type WebsiteApi } from '#tests/fixtures/website-api.ts';

const bytes = Buffer.from('%PDF-1.4 rules');

let site: WebsiteApi;
beforeAll(async () => {
  site = await openWebsiteApi();
  for (const { tenantId, season } of [site.ids, site.other.ids]) {
    const scope = { db: site.database.db, tenantId };
    const file = await storeAsset(scope, { bytes, contentType: 'application/pdf', width: null, height: null });
    const base = { tenantId, title: { sr: 'Pravila', en: 'Rules' }, file, contentType: 'application/pdf', size: 14 };
    const publishedAt = new Date('2025-09-01');
    const isOther = tenantId !== site.ids.tenantId;
    await site.database.db.insert(documents).values([
      {
        ...base,
        slug: isOther ? 'theirs' : 'rules',
        publishedAt,
        order: 2,
        seasonId: season,
        language: 'sr',
        fileName: 'Pravila šampionata.pdf',
      },
      { ...base, slug: 'calendar', publishedAt, order: 1, category: { en: 'Season' } },
      { ...base, slug: 'draft' },
      { ...base, slug: 'for-later', publishedAt: new Date('2999-01-01') },
    ]);
  }
});
afterAll(() => site.database.close());

test('documents are listed in their order with category, season, language and size', async () => {
  const { documents } = await site.get('documents?locale=en');
  expect(documents).toMatchObject([
    { slug: 'calendar', category: 'Season', season: null, language: null, fileName: 'calendar' },
    { slug: 'rules', title: 'Rules', category: '', season: { name: '2025/26' }, language: 'sr', size: 14 },
  ]);
});

test('a document is downloaded under its own name, as what it is', async () => {
  const response = await site.request('documents/rules');
  expect(response.status).toBe(200);
  expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('content-security-policy')).toContain('sandbox');
  expect(response.headers.get('content-disposition')).toBe(
    `attachment; filename="Pravila _ampionata.pdf"; filename*=UTF-8''Pravila%20%C5%A1ampionata.pdf`,
  );
  const etag = response.headers.get('etag') ?? '';
  expect((await site.request('documents/rules', { headers: { 'if-none-match': etag } })).status).toBe(304);
});

test.each(['draft', 'for-later', 'theirs', 'never-written', 'No_Slug'])('%s cannot be downloaded', async (slug) => {
  const response = await site.request(`documents/${slug}`);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: 'not-found' });
});
