import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { games } from '#server/db/schema/games.ts';
import { venues } from '#server/db/schema/venues.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { leaguePath, openWebsiteApi, type WebsiteApi } from '#tests/fixtures/website-api.ts';

let site: WebsiteApi;
beforeAll(async () => {
  site = await openWebsiteApi();
});
afterAll(() => site.database.close());

async function change(slug: string, values: Partial<typeof games.$inferInsert>) {
  const scope = { tenantId: site.ids.tenantId };
  await site.database.db
    .update(games)
    .set(values)
    .where(ofTenant(scope, games, and(eq(games.leagueId, site.ids.league), eq(games.slug, slug))));
}

test('without a known attendance there are no sums, and no zeros', async () => {
  await change('1', { attendance: null });
  expect(await site.get(`${leaguePath}/attendance?locale=en`)).toEqual({ played: 7, all: null, teams: [], best: [] });
});

test('spectators add up in all and by home team; neutral venues and unknown capacities stay out of what they cannot be part of', async () => {
  const { db } = site.database;
  const { tenantId, venue } = site.ids;
  await db.update(venues).set({ capacity: 2000 }).where(eq(venues.id, venue));
  const [other] = await db
    .insert(venues)
    .values({ tenantId, slug: 'small', name: 'Mala', timeZone: 'UTC' })
    .returning();
  await change('a-b', { attendance: 1500 });
  await change('a-c', { attendance: 500, venueId: other?.id ?? null });
  await change('a-d', { attendance: 1800, isNeutralVenue: true });
  await change('c-d', { attendance: 0 });
  await change('b-a', { attendance: 900 });
  const { played, all, teams, best } = await site.get(`${leaguePath}/attendance?locale=ru`);
  expect(played).toBe(7);
  expect(all).toEqual({ games: 4, total: 3800, highest: 1800, share: 3300 / 6000 });
  expect(teams).toMatchObject([
    { team: { code: 'AAA' }, games: 2, total: 2000, highest: 1500, share: 0.75 },
    { team: { code: 'CCC' }, games: 1, total: 0, highest: 0, share: 0 },
  ]);
  expect(
    best.map(({ attendance, capacity }: { attendance: number; capacity: number | null }) => [attendance, capacity]),
  ).toEqual([
    [1800, 2000],
    [1500, 2000],
    [500, null],
    [0, 2000],
  ]);
});

test('another tenant has its own', async () => {
  const response = await site.request(`${leaguePath}/attendance`, { headers: { host: 'other.test' } });
  expect(await response.json()).toMatchObject({ all: { games: 1, total: 120 } });
});
