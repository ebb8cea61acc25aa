import { eq, sql } from 'drizzle-orm';
import { getRoundGame } from '#lib/api/contract/game.ts';
import { request } from '#lib/api/request.ts';
import { tags } from '#lib/api/tags.ts';
import { announce } from '#server/changes/announce.ts';
import { news } from '#server/db/schema/news.ts';
import { inTransaction, ofTenant } from '#server/db/tenant-scope.ts';
import { ask, isKept } from '#tests/e2e/support/ask.ts';
import { type OwnSite, openOwnSite } from '#tests/e2e/support/own-site.ts';
import { expect, siteTest as test } from '#tests/e2e/support/test.ts';
import { basket, tipOff } from '#tests/fixtures/table.ts';

// The site starts in the hook, in some tests again and again.
test.describe.configure({ mode: 'default', timeout: 300_000 });

let site: OwnSite;
let origin: string;
test.beforeAll(async () => {
  site = await openOwnSite();
  origin = await site.start();
});
test.afterAll(() => site.close());

/** Gives an article a title, as a verb does: with its announcement in the same transaction. */
function retitle(slug: string, title: string): Promise<void> {
  return inTransaction(site.table.scope, async (scope) => {
    const [row] = await scope.db
      .update(news)
      .set({ title: { sr: title, en: title } })
      .where(ofTenant(scope, news, eq(news.slug, slug)))
      .returning({ id: news.id });
    await announce(scope, [tags.news(scope.tenantId), tags.newsItem(row?.id ?? '')]);
  });
}

const titleAt = async (path: string) => {
  const { status, text } = await ask(`${origin}${path}`, { 'accept-encoding': 'gzip' });
  expect([path, status]).toEqual([path, 200]);
  return /Title (\d+)/.exec(text)?.[1];
};

test('what the API shows, every page read after it shows', async () => {
  for (let round = 1; round <= 5; round += 1) {
    await retitle('news-1', `Title ${round}`);
    await expect.poll(() => titleAt('/api/v2/website/news/news-1')).toBe(String(round));
    for (const path of ['/en/news/news-1', '/sr/news/news-1', '/en/news', '/en'])
      expect([path, await titleAt(path)]).toEqual([path, String(round)]);
  }
});

test('a storm of changes is no failure, no page goes back in time, and the last change is shown', async () => {
  const rounds = 100;
  const path = '/en/news/news-2';
  let isOver = false;
  const read = async () => {
    for (let before = 0; !isOver; ) {
      const shown = Number((await titleAt(path)) ?? 0);
      expect(shown).toBeGreaterThanOrEqual(before);
      before = shown;
    }
  };
  const readers = Promise.all(Array.from({ length: 6 }, read));
  for (let round = 1; round <= rounds; round += 1) await retitle('news-2', `Title ${round}`);
  isOver = true;
  await readers;
  await expect.poll(() => titleAt(path)).toBe(String(rounds));
});

test('a visitor who gets a page as it was, since the new one is not made in time, soon sees the new one', async ({
  page,
}) => {
  const title = page.getByRole('heading', { level: 1 });
  const path = '/en/news/news-1';
  await retitle('news-1', 'Title 1');
  await expect.poll(() => titleAt(path)).toBe('1');
  await retitle('news-1', 'Title 2');
  await expect.poll(() => titleAt('/api/v2/website/news/news-1')).toBe('2');
  await inTransaction(site.table.scope, async ({ db }) => {
    await db.execute(sql`lock table ${news} in access exclusive mode`);
    await page.goto(`${origin}${path}`);
    await expect(title).toHaveText('Title 1');
  });
  await expect(title).toHaveText('Title 2');
});

test('a change of one article leaves pages of other things kept', async () => {
  const path = '/en/seasons/2025-26/leagues/first-league/rules';
  await ask(`${origin}${path}`);
  expect(isKept(await ask(`${origin}${path}`))).toBe(true);
  await retitle('news-3', 'Title 1');
  await expect.poll(() => titleAt('/en/news/news-3')).toBe('1');
  expect(isKept(await ask(`${origin}${path}`))).toBe(true);
});

test('a game that is on is kept, shown as it was at once and as it is soon', async () => {
  const params = { season: '2025-26', league: 'first-league', round: 'round-4', game: 'b-a' };
  const path = `/en/seasons/2025-26/leagues/first-league/rounds/round-4/games/b-a`;
  const api = async () =>
    (await request(getRoundGame, { params, query: { locale: 'en' } }, { apiUrl: origin })).score?.home ?? 0;
  const page = async () => {
    const { status, text } = await ask(`${origin}${path}`);
    expect(status).toBe(200);
    return text;
  };
  const { table } = site;
  let { seq } = await table.record(tipOff(table), 0);
  for (const score of [38, 76]) {
    expect(await page()).not.toContain(`>${score}<`);
    const baskets = Array.from({ length: 19 }, () => basket(table, 'home'));
    ({ seq } = await table.record(baskets, seq));
    await expect.poll(api).toBe(score);
    expect(isKept(await ask(`${origin}${path}`))).toBe(true);
    await expect.poll(async () => (await page()).includes(`>${score}<`)).toBe(true);
  }
});

test('a page that could not be found is found once it is there, and lost once it is gone', async () => {
  const path = '/en/news/late';
  const statusAt = async () => (await ask(`${origin}${path}`)).status;
  expect([await statusAt(), await statusAt()]).toEqual([404, 404]);
  const own = { tenantId: site.table.scope.tenantId };
  const change = (work: (db: typeof site.db) => Promise<unknown>) =>
    inTransaction(site.table.scope, async (scope) => {
      await work(scope.db as typeof site.db);
      await announce(scope, [tags.news(scope.tenantId)]);
    });
  const row = { ...own, slug: 'late', title: { en: 'Late' }, lead: {}, body: {}, publishedAt: new Date('2025-11-01') };
  await change((db) => db.insert(news).values(row));
  await expect.poll(statusAt).toBe(200);
  await change((db) => db.delete(news).where(ofTenant(site.table.scope, news, eq(news.slug, 'late'))));
  await expect.poll(statusAt).toBe(404);
});
