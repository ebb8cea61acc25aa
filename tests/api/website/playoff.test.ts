import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { games } from '#server/db/schema/games.ts';
import { duels, playoffRounds } from '#server/db/schema/playoffs.ts';
import { leaguePath, openWebsiteApi, type WebsiteApi } from '#tests/fixtures/website-api.ts';

let site: WebsiteApi;
beforeAll(async () => {
  site = await openWebsiteApi();
});
afterAll(() => site.database.close());

const readRounds = async () => (await site.get(`${leaguePath}/playoff`)).rounds;

test('a best of three shows its games, those to come and the one that may not be needed', async () => {
  const [final] = await readRounds();
  expect(final).toMatchObject({ slug: 'final', name: 'Finale', phase: { kind: 'playoff' } });
  const [duel] = final.duels;
  expect(duel).toMatchObject({
    home: { team: { name: 'Alfa' }, isBye: false },
    away: { team: { name: 'Beta' } },
    format: { kind: 'best-of', of: 3 },
    state: 'running',
    winner: null,
    isForPlace: false,
  });
  expect(duel.wins.home + duel.wins.away).toBe(1);
  expect(duel.games.map(({ home, need }: { home: string; need: string }) => [home, need])).toEqual([
    ['home', 'certain'],
    ['away', 'certain'],
    ['home', 'if-necessary'],
  ]);
  expect(duel.games[0].game.address).toMatchObject({ kind: 'playoff', duel: 'alfa-beta', round: '1' });
  expect(duel.games[2].game).toBeNull();
});

test('two legs add up their points, and the winner is drawn into the next round', async () => {
  const { tenantId, teams, league, playoff } = site.ids;
  const { db } = site.database;
  const [final] = await db.select().from(duels).where(eq(duels.tenantId, tenantId));
  const [round] = await db
    .insert(playoffRounds)
    .values({ tenantId, leagueId: league, phaseId: playoff, slug: 'semi', name: 'Polufinale', order: 0 })
    .returning();
  const [semi] = await db
    .insert(duels)
    .values({
      tenantId,
      playoffRoundId: round?.id ?? '',
      slug: 'beta-celik',
      order: 1,
      homeTeamId: teams.b,
      awayTeamId: teams.c,
      bestOf: 2,
      aggregate: true,
      homePattern: 'HA',
    })
    .returning();
  const leg = {
    tenantId,
    leagueId: league,
    phaseId: playoff,
    duelId: semi?.id ?? '',
    timeZone: 'UTC',
    rulesProfile: 'fiba-2024',
    state: 'final' as const,
  };
  await db.insert(games).values([
    { ...leg, slug: '1', duelNumber: 1, homeTeamId: teams.b, awayTeamId: teams.c, homeScore: 80, awayScore: 75 },
    { ...leg, slug: '2', duelNumber: 2, homeTeamId: teams.c, awayTeamId: teams.b, homeScore: 82, awayScore: 79 },
  ]);
  const rounds = await readRounds();
  expect(rounds.map(({ slug }: { slug: string }) => slug)).toEqual(['semi', 'final']);
  expect(rounds[0].duels[0]).toMatchObject({
    format: { kind: 'two-legs' },
    points: { home: 159, away: 157 },
    winner: 'home',
    decidedBy: 'aggregate',
    next: final?.id,
  });
  expect(rounds[1].duels[0]).toMatchObject({ home: { isBye: true }, away: { isBye: false } });
});

test('a duel of losers is for a place, before and after its teams are known', async () => {
  const { db } = site.database;
  const { tenantId, teams, league, playoff } = site.ids;
  const [round] = await db
    .insert(playoffRounds)
    .values({ tenantId, leagueId: league, phaseId: playoff, slug: 'third-place', name: 'Treće mesto', order: 2 })
    .returning();
  const [third] = await db
    .insert(duels)
    .values({ tenantId, playoffRoundId: round?.id ?? '', slug: 'third', order: 1, awayLabel: 'L1' })
    .returning();
  const readThird = async () => (await readRounds())[2].duels[0];
  expect(await readThird()).toMatchObject({ isForPlace: true, state: 'unpaired', away: { team: null, label: 'L1' } });
  const [semi] = await db.select().from(duels).where(eq(duels.slug, 'beta-celik'));
  await db.insert(duels).values({
    tenantId,
    playoffRoundId: semi?.playoffRoundId ?? '',
    slug: 'alfa-djerdap',
    order: 2,
    homeTeamId: teams.a,
    awayTeamId: teams.d,
  });
  await db
    .update(duels)
    .set({ homeTeamId: teams.c, awayTeamId: teams.d })
    .where(eq(duels.id, third?.id ?? ''));
  const walkover = { tenantId, leagueId: league, phaseId: playoff, timeZone: 'UTC', rulesProfile: 'fiba-2024' };
  const [other] = await db.select().from(duels).where(eq(duels.slug, 'alfa-djerdap'));
  await db.insert(games).values({
    ...walkover,
    duelId: other?.id ?? '',
    duelNumber: 1,
    slug: '1',
    state: 'forfeited',
    guilty: 'away',
    homeTeamId: teams.a,
    awayTeamId: teams.d,
    homeScore: 20,
    awayScore: 0,
  });
  expect(await readThird()).toMatchObject({ isForPlace: true, home: { team: { name: 'Čelik' }, isBye: false } });
});

test('a league without playoffs has no rounds, and no league of another tenant is answered', async () => {
  expect((await site.get('seasons/2025-26/leagues/cup/playoff')).rounds).toEqual([]);
  expect((await site.request('seasons/2025-26/leagues/nothing/playoff')).status).toBe(404);
  const others = await site.get(`${leaguePath}/playoff`, { host: 'other.test' });
  expect(others.rounds).toHaveLength(1);
});

test('an open side names the duel whose winner it will be, and no longer once the team is drawn', async () => {
  const { db } = site.database;
  const { tenantId, teams, league, playoff } = site.ids;
  const [round] = await db
    .insert(playoffRounds)
    .values({ tenantId, leagueId: league, phaseId: playoff, slug: 'super-final', name: 'Superfinale', order: 3 })
    .returning();
  const [superFinal] = await db
    .insert(duels)
    .values({ tenantId, playoffRoundId: round?.id ?? '', slug: 'super', order: 1, homeTeamId: teams.d })
    .returning();
  const [final] = await db
    .update(duels)
    .set({ nextDuelId: superFinal?.id, nextSide: 'away' })
    .where(and(eq(duels.tenantId, tenantId), eq(duels.slug, 'alfa-beta')))
    .returning();
  const readSuper = async () => (await readRounds())[3].duels[0];
  expect(await readSuper()).toMatchObject({ home: { from: null }, away: { team: null, from: final?.id } });
  await db
    .update(duels)
    .set({ awayTeamId: teams.a })
    .where(eq(duels.id, superFinal?.id ?? ''));
  expect(await readSuper()).toMatchObject({ away: { team: { name: 'Alfa' }, from: null } });
});

test('an open side is projected to the team at its declared place of the table; without a format, or to any other label, to nobody', async () => {
  const { tenantId, league, playoff } = site.ids;
  const [round] = await site.database.db
    .insert(playoffRounds)
    .values({ tenantId, leagueId: league, phaseId: playoff, slug: 'quarters', name: 'Četvrtfinale', order: -1 })
    .returning();
  const open = (slug: string, order: number, labels: Partial<typeof duels.$inferInsert>) => ({
    tenantId,
    playoffRoundId: round?.id ?? '',
    slug,
    order,
    ...labels,
  });
  await site.database.db
    .insert(duels)
    .values([
      open('declared', 1, { homeLabel: '1.', awayLabel: '4.', bestOf: 3 }),
      open('undeclared', 2, { homeLabel: '2.', awayLabel: '3.', bestOf: null }),
      open('others', 3, { homeLabel: 'QF1', awayLabel: '9.', bestOf: 1 }),
    ]);
  const rounds = await readRounds();
  const sides = rounds
    .find(({ slug }: { slug: string }) => slug === 'quarters')
    .duels.map(({ slug, home, away }: { slug: string; home: Side; away: Side }) => [slug, codeOf(home), codeOf(away)]);
  expect(sides).toEqual([
    ['declared', 'AAA', 'DDD'],
    ['undeclared', null, null],
    ['others', null, null],
  ]);
  const final = rounds.find(({ slug }: { slug: string }) => slug === 'final');
  expect(final.duels[0].home).toMatchObject({ team: { code: expect.any(String) }, projected: null });
});

type Side = { projected: { code: string } | null };
const codeOf = ({ projected }: Side) => projected?.code ?? null;
