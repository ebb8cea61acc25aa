import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { GameSummary } from '#lib/api/contract/game.ts';
import type { StripGame } from '#lib/api/contract/schedule.ts';
import { gameResults } from '#server/db/schema/game-results.ts';
import { games } from '#server/db/schema/games.ts';
import { getScoreStrip } from '#server/league/schedule/get-score-strip.ts';
import { leaguePath, openWebsiteApi, type WebsiteApi } from '#tests/fixtures/website-api.ts';

let site: WebsiteApi;
beforeAll(async () => {
  site = await openWebsiteApi();
});
afterAll(() => site.database.close());

const stripAt = async (now: string, tenantId = site.ids.tenantId): Promise<StripGame[]> => {
  const scope = { db: site.database.db, tenantId, host: 'league.test', locale: 'en', fallbackLocale: 'sr' } as const;
  return (await getScoreStrip(scope, new Date(now))).games;
};
const daysOf = (strip: readonly StripGame[]) => [...new Set(strip.map(({ day }) => day))];

test('the strip has the games from yesterday to tomorrow, by tip-off', async () => {
  const strip = await stripAt('2025-10-12T10:00:00Z');
  expect(daysOf(strip)).toEqual(['2025-10-11', '2025-10-12', '2025-10-13']);
  expect(strip[0]).toMatchObject({
    state: 'final',
    address: { kind: 'round', league: 'first-league' },
    home: { shortName: expect.any(String) },
    score: { home: expect.any(Number), away: expect.any(Number) },
    period: null,
  });
});

test('where no game is near, the nearest day stands in for today', async () => {
  expect(daysOf(await stripAt('2025-09-01T10:00:00Z'))).toEqual(['2025-10-10']);
});

test('an older game whose result was reopened stands in it for some hours, so that open pages learn of it', async () => {
  const [older] = await stripAt('2025-09-01T10:00:00Z');
  if (!older) throw new Error('There is no game.');
  const withdrawnAt = new Date('2025-10-20T10:00:00Z');
  const author = { kind: 'import', name: 'test' } as const;
  const of = { tenantId: site.ids.tenantId, gameId: older.id, id: crypto.randomUUID() };
  const claim = { ...of, kind: 'official', source: 'test', state: 'final', author, recordedAt: withdrawnAt } as const;
  await site.database.db.insert(gameResults).values({ ...claim, withdrawnAt, withdrawnReason: 'A basket was missed' });
  const idsAt = async (now: string) => (await stripAt(now)).map(({ id }) => id);
  expect(await idsAt('2025-10-20T12:00:00Z')).toContain(older.id);
  expect(await idsAt('2025-10-21T12:00:00Z')).not.toContain(older.id);
});

test('the website gets it in its language, and only that of its own tenant', async () => {
  const { items } = await site.get(`${leaguePath}/games`);
  const ours = (await site.get('score-strip?locale=ru')).games as StripGame[];
  const known = items.map(({ id }: GameSummary) => id);
  expect(ours.length).toBeGreaterThan(0);
  for (const { id } of ours) expect(known).toContain(id);
  const theirs = (await site.get('score-strip', { host: 'other.test' })).games as StripGame[];
  for (const { id } of theirs) expect(known).not.toContain(id);
});

test('a site knows whether it has games with a date, so that it keeps no place for none', async () => {
  const hasGames = async () => (await site.get('config', { 'cache-control': 'no-cache' })).has.games;
  expect(await hasGames()).toBe(true);
  const { db } = site.database;
  const before = await db.select().from(games).where(eq(games.tenantId, site.ids.tenantId));
  await db.update(games).set({ tipOffAt: null, tipOffDate: null }).where(eq(games.tenantId, site.ids.tenantId));
  expect(await hasGames()).toBe(false);
  expect(await stripAt('2025-10-12T10:00:00Z')).toEqual([]);
  for (const { id, tipOffAt, tipOffDate } of before)
    await db.update(games).set({ tipOffAt, tipOffDate }).where(eq(games.id, id));
});
