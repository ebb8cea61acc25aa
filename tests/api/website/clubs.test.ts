import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { clubs } from '#server/db/schema/clubs.ts';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { settleStages } from '#server/league/playoff/settle-stages.ts';
import { leaguePath, openWebsiteApi, type WebsiteApi } from '#tests/fixtures/website-api.ts';

let site: WebsiteApi;
beforeAll(async () => {
  site = await openWebsiteApi();
});
afterAll(() => site.database.close());

const history = (club: string) => site.get(`clubs/${club}/history?locale=en`);

test('the record of a club counts every decided game, at home and away', async () => {
  const { all, home, away } = await history('beta');
  expect(all).toMatchObject({ played: 4, won: 1 });
  expect(home).toEqual({ played: 2, won: 1, drawn: 0, lost: 1, pointsFor: 175, pointsAgainst: 165 });
  expect(away).toMatchObject({ played: 2, won: 0, lost: 2 });
  expect(all.pointsFor).toBe(home.pointsFor + away.pointsFor);
});

test('rivals stand by the number of meetings', async () => {
  const { rivals } = await history('beta');
  expect(rivals[0]).toMatchObject({ club: { name: 'Alfa' }, played: 2, won: 0, lost: 2, last: '2025-11-20' });
  expect(rivals.map(({ played }: { played: number }) => played)).toEqual([2, 1, 1]);
});

test('a club’s home venues are its own and those of its home games', async () => {
  const { venues } = await history('alfa');
  expect(venues).toMatchObject([{ name: 'Hala', city: 'Niš', games: 3 }]);
  const { db } = site.database;
  await db
    .update(clubs)
    .set({ venueId: site.ids.venue })
    .where(ofTenant(site.ids, clubs, eq(clubs.slug, 'alfa')));
  expect((await history('alfa')).venues).toHaveLength(1);
});

test('a forfeit counts for who did not cause it, and for nobody where both did', async () => {
  const { db } = site.database;
  const { tenantId, league, regular, teams } = site.ids;
  const row = {
    tenantId,
    leagueId: league,
    phaseId: regular,
    homeTeamId: teams.d,
    awayTeamId: teams.c,
    timeZone: 'UTC',
    rulesProfile: 'fiba-2024',
    state: 'forfeited' as const,
  };
  const before = { c: (await history('celik')).all, d: (await history('djerdap')).all };
  const forfeits = [
    { ...row, id: randomUUID(), slug: 'forfeit-1', guilty: 'home' as const, homeScore: 0, awayScore: 20 },
    { ...row, id: randomUUID(), slug: 'forfeit-2', guilty: 'both' as const },
  ];
  await db.insert(games).values(forfeits);
  const [c, d] = [(await history('celik')).all, (await history('djerdap')).all];
  expect([c.won - before.c.won, c.lost - before.c.lost]).toEqual([1, 1]);
  expect([d.won - before.d.won, d.lost - before.d.lost]).toEqual([0, 2]);
});

test('a final that is not over gives no honour; a decided one gives one to each side', async () => {
  expect((await history('alfa')).honours).toEqual([]);
  const { db } = site.database;
  await db
    .update(games)
    .set({ state: 'final', homeScore: 70, awayScore: 80 })
    .where(ofTenant(site.ids, games, eq(games.phaseId, site.ids.playoff), eq(games.duelNumber, 2)));
  await settleStages({ db, tenantId: site.ids.tenantId }, site.ids.league);
  const place = async (club: string) => (await history(club)).honours;
  expect(await place('alfa')).toMatchObject([{ place: 'champion', league: { name: 'First League' } }]);
  expect(await place('beta')).toMatchObject([{ place: 'finalist' }]);
  expect(await place('celik')).toEqual([]);
  await db.update(leagues).set({ championTeamId: site.ids.teams.b }).where(eq(leagues.id, site.ids.league));
  expect(await place('beta')).toMatchObject([{ place: 'champion' }]);
  expect(await place('alfa')).toMatchObject([{ place: 'finalist' }]);
});

test('a club of another tenant has no history here', async () => {
  await site.database.db
    .insert(clubs)
    .values({ tenantId: site.other.ids.tenantId, slug: 'theirs', name: 'Theirs', searchName: 'theirs' });
  expect((await site.request('clubs/theirs/history')).status).toBe(404);
});

test('teams of a league have totals, those of their opponents and ratings', async () => {
  const { teams } = await site.get(`${leaguePath}/team-statistics`);
  expect(teams).toHaveLength(2);
  const [first, second] = teams;
  expect(first.games).toBe(1);
  expect(first.totals).toEqual(second.opponents);
  expect(first.opponents).toEqual(second.totals);
  expect(first.totals.points).toBeGreaterThanOrEqual(second.totals.points);
  expect(first.ratings.offensiveRating).toBeCloseTo(second.ratings.defensiveRating, 5);
});
