import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { galleries, photos } from '#server/db/schema/galleries.ts';
import { news, newsSubjects } from '#server/db/schema/news.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { pictureHash } from '#tests/fixtures/small-league.ts';
import { openWebsiteApi, type WebsiteApi } from '#tests/fixtures/website-api.ts';

let site: WebsiteApi;
beforeAll(async () => {
  site = await openWebsiteApi();
  await insertArticles();
});
afterAll(() => site.database.close());

type Subject = { noun: 'club' | 'game' | 'league' | 'person' | 'season' | 'team'; id: string };

async function insertArticle(values: Partial<typeof news.$inferInsert> & { slug: string }, subjects: Subject[] = []) {
  const { tenantId } = site.ids;
  const [row] = await site.database.db
    .insert(news)
    .values({ tenantId, title: { sr: 'Naslov' }, lead: {}, body: {}, publishedAt: new Date('2025-10-01'), ...values })
    .returning();
  const newsId = row?.id ?? '';
  if (subjects.length > 0)
    await site.database.db
      .insert(newsSubjects)
      .values(subjects.map(({ noun, id }) => ({ tenantId, newsId, noun, subjectId: id })));
  return newsId;
}

async function insertArticles() {
  const { clubs, league, players, teams, tenantId } = site.ids;
  const whole = await insertArticle(
    {
      slug: 'whole',
      title: { sr: 'Naslov', ru: 'Заголовок', en: 'Headline' },
      lead: { sr: 'Uvod', ru: 'Вступление' },
      body: { sr: '<p>Tekst</p><script>alert(1)</script>', ru: '<h1>Текст</h1>' },
      author: 'Ana Anić',
      cover: `/api/v2/website/assets/${pictureHash}`,
      coverCredit: 'Foto klub',
    },
    [
      { noun: 'club', id: clubs.c },
      { noun: 'team', id: teams.a },
      { noun: 'person', id: players.a[0] ?? '' },
      { noun: 'game', id: site.loggedGame },
      { noun: 'league', id: league },
    ],
  );
  await insertArticle({ slug: 'about-alfa', publishedAt: new Date('2024-01-01') }, [{ noun: 'team', id: teams.a }]);
  await insertArticle({ slug: 'foreign', title: { ru: 'Чужое' }, body: { fr: '<p>Texte</p>', ru: '<p>Текст</p>' } });
  await insertArticle({ slug: 'for-later', publishedAt: new Date('2999-01-01') }, [{ noun: 'team', id: teams.d }]);
  const [gallery] = await site.database.db
    .insert(galleries)
    .values({ tenantId, slug: 'of-whole', title: {}, newsId: whole })
    .returning();
  await site.database.db.insert(photos).values({
    tenantId,
    galleryId: gallery?.id ?? '',
    image: '/a.svg',
    width: 1200,
    height: 800,
    order: 1,
    caption: { en: 'The hall' },
  });
}

const slugs = async (query: string) =>
  (await site.get(`news?locale=en&${query}`)).items.map(({ slug }: { slug: string }) => slug);

test('an article is complete in the requested language, else in that of the tenant, else in any', async () => {
  const read = async (slug: string, locale: string) => {
    const { language, title, lead, body, languages } = await site.get(`news/${slug}?locale=${locale}`);
    return { language, title, lead, body, languages };
  };
  const both = ['sr', 'ru'];
  expect(await read('whole', 'ru')).toEqual({
    language: 'ru',
    title: 'Заголовок',
    lead: 'Вступление',
    body: '<h2>Текст</h2>',
    languages: both,
  });
  expect(await read('whole', 'en')).toMatchObject({ language: 'sr', title: 'Naslov', lead: 'Uvod', languages: both });
  expect(await read('foreign', 'en')).toMatchObject({ language: 'fr', title: 'Чужое', body: '<p>Texte</p>' });
});

test('what could act on the page is taken out of the text', async () => {
  expect((await site.get('news/whole?locale=sr')).body).toBe('<p>Tekst</p>');
});

test('an article comes with its picture’s credit, photos and all it is about', async () => {
  const article = await site.get('news/whole?locale=en');
  expect(article).toMatchObject({
    author: 'Ana Anić',
    coverCredit: 'Foto klub',
    coverSize: null,
    photos: [{ image: '/a.svg', caption: 'The hall', width: 1200 }],
    clubs: [{ name: 'Čelik' }],
    teams: [{ team: { slug: 'alfa' }, league: { name: 'First League', season: '2025-26' } }],
    players: [{ slug: 'player-a-1' }],
    games: [{ id: site.loggedGame }],
    leagues: [{ slug: 'first-league' }],
  });
});

test('a stored cover has its size, so that the page can reserve its place', async () => {
  await site.database.pool.query('update asset set width = 1600, height = 900 where tenant_id = $1', [
    site.ids.tenantId,
  ]);
  expect((await site.get('news/whole?locale=en')).coverSize).toEqual({ width: 1600, height: 900 });
});

test('further news are about the same first, then the latest, never drafts', async () => {
  const { further } = await site.get('news/whole?locale=en');
  expect(further.map(({ slug }: { slug: string }) => slug)).toEqual(['about-alfa', 'news-3', 'news-2', 'news-1']);
});

test('drafts, what is published later and articles of another tenant are not there', async () => {
  await site.database.db.insert(news).values({
    tenantId: site.other.ids.tenantId,
    slug: 'theirs',
    title: {},
    lead: {},
    body: {},
    publishedAt: new Date(0),
  });
  for (const slug of ['draft', 'for-later', 'theirs', 'never-written'])
    expect((await site.request(`news/${slug}`)).status, slug).toBe(404);
  const listed = await slugs('limit=200');
  expect(listed).toContain('whole');
  for (const slug of ['draft', 'for-later', 'theirs']) expect(listed).not.toContain(slug);
});

test('an article is there from the minute of its publication on', async () => {
  const { db } = site.database;
  const soon = async (seconds: number) => {
    const publishedAt = new Date(Date.now() + seconds * 1000);
    await db
      .update(news)
      .set({ publishedAt })
      .where(ofTenant(site.ids, news, eq(news.slug, 'for-later')));
    return (await site.request('news/for-later')).status;
  };
  expect(await soon(60)).toBe(404);
  expect(await soon(-60)).toBe(200);
  expect(await soon(1e9)).toBe(404);
});

test('news are found by what they are about', async () => {
  expect(await slugs('team=alfa&season=2025-26&league=first-league')).toEqual(['whole', 'about-alfa']);
  expect(await slugs('club=alfa')).toEqual(['whole', 'about-alfa']);
  expect(await slugs('club=celik')).toEqual(['whole']);
  expect(await slugs('club=djerdap')).toEqual([]);
  expect(await slugs('player=player-a-1')).toEqual(['whole']);
  expect(await slugs('player=player-a-2')).toEqual([]);
  expect(await slugs(`gameId=${site.loggedGame}`)).toEqual(['whole']);
  expect(await slugs('season=2025-26&league=first-league')).toEqual(['whole', 'about-alfa']);
  expect(await slugs('season=2025-26&league=cup')).toEqual([]);
  expect(await slugs('season=2024-25')).toEqual([]);
  expect(await slugs('club=alfa&player=player-a-1')).toEqual(['whole']);
});

test('the filters name only leagues and clubs with published news', async () => {
  const { leagues, clubs } = await site.get('news-filters?locale=en');
  expect(leagues.map(({ slug }: { slug: string }) => slug)).toEqual(['first-league']);
  expect(clubs.map(({ slug }: { slug: string }) => slug)).toEqual(['alfa', 'beta', 'celik']);
});
