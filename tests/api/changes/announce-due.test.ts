import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tags } from '#lib/api/tags.ts';
import { games } from '#server/db/schema/games.ts';
import { announceDue } from '#server/league/due/announce-due.ts';
import { saveArticle } from '#server/league/news/save.ts';
import { hearAnnouncements } from '#tests/fixtures/tagged-answers.ts';
import { openWebsiteApi, type WebsiteApi } from '#tests/fixtures/website-api.ts';

let site: WebsiteApi;
let heard: Awaited<ReturnType<typeof hearAnnouncements>>;
const scope = () => ({ db: site.database.db, tenantId: site.ids.tenantId });
const at = (time: string) => new Date(`2031-05-01T${time}Z`);

beforeAll(async () => {
  site = await openWebsiteApi();
  heard = await hearAnnouncements(site.database, scope());
});
afterAll(async () => {
  await heard.close();
  await site.database.close();
});

const dueBetween = (from: string, to: string) =>
  heard.during(() => announceDue(site.database.db, { from: at(from), to: at(to) }));

test('an article is announced when its time has come, once', async () => {
  const article = {
    slug: 'soon',
    title: { en: 'Soon' },
    lead: {},
    body: {},
    author: null,
    cover: null,
    coverCredit: null,
    publishedAt: at('12:00:00'),
    subjects: [],
    galleryId: null,
  };
  await heard.during(() => saveArticle(scope(), article));
  expect(await dueBetween('11:58:00', '11:59:59')).toEqual(new Set());
  expect(await dueBetween('11:59:59', '12:00:00')).toContain(tags.news(site.ids.tenantId));
  expect(await dueBetween('12:00:00', '12:01:00')).toEqual(new Set());
});

test('a game without a result is announced when it becomes overdue, and when it is no longer to come', async () => {
  const ofTenant = and(eq(games.tenantId, site.ids.tenantId), eq(games.state, 'scheduled'));
  const [game] = await site.database.db.select().from(games).where(ofTenant).limit(1);
  const id = game?.id ?? '';
  await site.database.db
    .update(games)
    .set({ tipOffAt: at('10:00:00') })
    .where(eq(games.id, id));
  expect(await dueBetween('13:00:00', '13:59:59')).toEqual(new Set());
  for (const [from, to] of [
    ['13:59:59', '14:00:00'],
    ['21:59:59', '22:00:00'],
  ] as const) {
    expect(await dueBetween(from, to)).toContain(tags.game(id));
  }
});
