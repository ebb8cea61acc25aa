import { eq } from 'drizzle-orm';
import { tags } from '#lib/api/tags.ts';
import type { GameAction } from '#lib/basketball/events.ts';
import { announce } from '#server/changes/announce.ts';
import { games } from '#server/db/schema/games.ts';
import { inTransaction } from '#server/db/tenant-scope.ts';
import { type OwnSite, openOwnSite } from '#tests/e2e/support/own-site.ts';
import { expect, type Page, siteTest as test } from '#tests/e2e/support/test.ts';
import { basket, event, tipOff } from '#tests/fixtures/table.ts';

test.describe.configure({ mode: 'default', timeout: 300_000 });

const league = '/en/seasons/2025-26/leagues/first-league';
const gamePath = `${league}/rounds/round-4/games/b-a`;

let site: OwnSite;
let origin: string;
let seq = 0;
test.beforeAll(async () => {
  site = await openOwnSite();
  const tipOffAt = new Date(Date.now() - 3_600_000);
  await inTransaction(site.table.scope, async (scope) => {
    await scope.db
      .update(games)
      .set({ tipOffAt, tipOffDate: tipOffAt.toISOString().slice(0, 10) })
      .where(eq(games.id, site.table.gameId));
    await announce(scope, [tags.games(scope.tenantId), tags.league(site.table.ids.league)]);
  });
  origin = await site.start();
});
test.afterAll(() => site.close());

async function write(...events: Parameters<OwnSite['table']['record']>[0]): Promise<void> {
  seq = (await site.table.record(events, seq)).seq;
}
const atEnd = (action: GameAction) => event(action, { clockMs: 0 });

/** Counts how often a page fetches itself again, as the server knows it by the referrer. */
function countRefreshes(page: Page, path: string): () => number {
  let count = 0;
  page.on('request', (request) => {
    const { rsc, referer, 'next-router-prefetch': prefetch } = request.headers();
    const isOfPage = [request.url(), referer].every((url) => url && new URL(url).pathname === path);
    if (rsc === '1' && !prefetch && isOfPage) count += 1;
  });
  return () => count;
}

/** Lets the longest pause between two fetches of the score strip pass for a page, and waits for the answer. */
async function untilNextStrip(page: Page): Promise<void> {
  const answer = page.waitForResponse((response) => response.url().includes('/score-strip?'));
  await page.clock.fastForward('01:15');
  await answer;
}

test('open pages follow a game through its end, its reopening and its correction, and refresh once for each', async ({
  context,
  page: gamePage,
}) => {
  const standings = await context.newPage();
  for (const page of [gamePage, standings]) await page.clock.install();
  await write(...tipOff(site.table), basket(site.table, 'home', 0, { id: 'shot' }));
  await gamePage.goto(`${origin}${gamePath}`);
  await standings.goto(`${origin}${league}`);
  const head = gamePage.locator('.game-head');
  const beta = standings.getByRole('row', { name: /Beta/ }).first();
  await expect(head.getByText('Q1').first()).toBeVisible();

  // The table is as if the game ended now, and says so.
  await expect(standings.getByText('as if the games in play ended now')).toBeVisible();
  await expect(beta).toContainText('2–2');

  const refreshes = countRefreshes(gamePage, gamePath);
  await write(atEnd({ type: 'period-end' }), atEnd({ type: 'game-end' }), atEnd({ type: 'finalised' }));
  await expect(head.getByText('Final').first()).toBeVisible();
  await expect(async () => {
    await untilNextStrip(standings);
    await expect(standings.getByText('as if the games in play ended now')).toHaveCount(0);
  }).toPass();
  await expect(beta).toContainText('2–2');
  // The score strip hears of the end as well, and brings no refresh of its own.
  for (let times = 0; times < 2; times += 1) await untilNextStrip(gamePage);
  expect(refreshes()).toBe(1);

  await write(atEnd({ type: 'reopened', reason: 'A basket was missed' }));
  await expect(async () => {
    await untilNextStrip(gamePage);
    await expect(head.getByText('Final')).toHaveCount(0);
  }).toPass();
  await write(basket(site.table, 'home', 1, { after: 'shot' }), atEnd({ type: 'finalised' }));
  await expect(head.getByText('Final').first()).toBeVisible();
  await expect(head.getByText('4', { exact: true }).first()).toBeVisible();
  // Two points more in the difference of the table.
  await standings.bringToFront();
  await expect(beta).toContainText('2–2');
});
