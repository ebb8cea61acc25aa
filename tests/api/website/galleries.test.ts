import { afterAll, beforeAll, expect, test } from 'vitest';
import { galleries, photoPeople, photos } from '#server/db/schema/galleries.ts';
import { openWebsiteApi, type WebsiteApi } from '#tests/fixtures/website-api.ts';

let site: WebsiteApi;
beforeAll(async () => {
  site = await openWebsiteApi();
  await insertGalleries();
});
afterAll(() => site.database.close());

async function insertGalleries() {
  const { ids, loggedGame, other } = site;
  const { db } = site.database;
  const base = { tenantId: ids.tenantId, title: { sr: 'Slike', en: 'Photos' } };
  const rows = await db
    .insert(galleries)
    .values([
      { ...base, slug: 'final', gameId: loggedGame, publishedAt: new Date('2025-11-20T22:00:00Z') },
      { ...base, slug: 'old-alfa', clubId: ids.clubs.a, publishedAt: new Date('2019-01-01T00:00:00Z') },
      { ...base, slug: 'draft', clubId: ids.clubs.a },
      { ...base, slug: 'future', clubId: ids.clubs.a, publishedAt: new Date('2099-01-01T00:00:00Z') },
    ])
    .returning();
  await db
    .insert(galleries)
    .values({ ...base, tenantId: other.ids.tenantId, slug: 'theirs', publishedAt: new Date('2025-12-01T00:00:00Z') });
  const [first] = rows;
  const photo = { tenantId: ids.tenantId, galleryId: first?.id ?? '', width: 1200, height: 800 };
  const [, shot] = await db
    .insert(photos)
    .values([
      { ...photo, image: '/b.svg', order: 2, caption: { en: 'Second' } },
      { ...photo, image: '/a.svg', order: 1, credit: 'Ana' },
    ])
    .returning();
  await db
    .insert(photoPeople)
    .values({ tenantId: ids.tenantId, photoId: shot?.id ?? '', personId: ids.players.a[0] ?? '' });
}

const slugs = async (query: string) =>
  (await site.get(`galleries?locale=en&${query}`)).items.map(({ slug }: { slug: string }) => slug);

test('published galleries of the tenant are listed, the latest first, with photos in order', async () => {
  const { items } = await site.get('galleries?locale=en');
  expect(items.map(({ slug }: { slug: string }) => slug)).toEqual(['final', 'old-alfa']);
  expect(items[0]).toMatchObject({
    title: 'Photos',
    photos: [
      { image: '/a.svg', caption: '', credit: 'Ana', width: 1200 },
      { image: '/b.svg', caption: 'Second', credit: null },
    ],
  });
  expect((await site.getPages('galleries?limit=1')).items).toHaveLength(2);
});

test('galleries are found by what they show', async () => {
  expect(await slugs(`gameId=${site.loggedGame}`)).toEqual(['final']);
  expect(await slugs('player=player-a-1')).toEqual(['final']);
  expect(await slugs('player=player-a-2')).toEqual([]);
  expect(await slugs('club=alfa')).toEqual(['final', 'old-alfa']);
  expect(await slugs('club=celik')).toEqual([]);
});

test('a team has what was published in its season', async () => {
  expect(await slugs('season=2025-26&league=first-league&team=alfa')).toEqual(['final']);
  expect(await slugs('season=2025-26&club=beta')).toEqual(['final']);
  expect(await slugs('season=2024-25&club=alfa')).toEqual([]);
});
