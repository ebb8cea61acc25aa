import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gamePlayerStats } from '#server/db/schema/game-statistics.ts';
import { games } from '#server/db/schema/games.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import type { TeamLetter } from '#tests/fixtures/small-league.ts';
import { leaguePath, openWebsiteApi, type WebsiteApi } from '#tests/fixtures/website-api.ts';

let site: WebsiteApi;
beforeAll(async () => {
  site = await openWebsiteApi();
  await rate('a-b', 'home', 'a', [18, 12]);
  await rate('a-b', 'away', 'b', [40]);
  await rate('c-d', 'home', 'c', [18]);
  await rate('a-c', 'home', 'a', [20, 25]);
  await rate('b-d', 'away', 'd', [null]);
});
afterAll(() => site.database.close());

/** Gives players of a team their index rating in a game; null where it was not recorded. */
async function rate(slug: string, side: 'home' | 'away', letter: TeamLetter, ratings: (number | null)[]) {
  const { db } = site.database;
  const { tenantId, league, teams, players } = site.ids;
  const [game] = await db
    .select()
    .from(games)
    .where(ofTenant({ tenantId }, games, and(eq(games.leagueId, league), eq(games.slug, slug))));
  await db.insert(gamePlayerStats).values(
    ratings.map((pir, index) => ({
      tenantId,
      leagueId: league,
      gameId: game?.id ?? '',
      personId: players[letter][index] ?? '',
      teamId: teams[letter],
      side,
      played: true,
      pir,
    })),
  );
}

type Named = { player: { slug: string } };
const names = (mvps: Named[]) => mvps.map(({ player }) => player.slug).sort();

test('the best of a round have the best index rating in a game that their team won, and share it', async () => {
  const { rounds } = await site.get(`${leaguePath}/mvps?locale=sr`);
  const first = rounds.find(({ round }: { round: { slug: string } }) => round.slug === 'round-1');
  expect(names(first.mvps)).toEqual(['player-a-1', 'player-c-1']);
  expect(first).toMatchObject({ isComplete: true, recorded: { games: 2, of: 2 }, round: { name: '1. kolo' } });
  expect(first.mvps[0]).toMatchObject({ pir: 18, game: { score: { home: expect.any(Number) } } });
});

test('rounds come latest first, those without a recorded rating not at all', async () => {
  const { rounds } = await site.get(`${leaguePath}/mvps`);
  expect(rounds.map(({ round }: { round: { slug: string } }) => round.slug)).toEqual(['final', 'round-2', 'round-1']);
  expect(rounds[0]).toMatchObject({ isComplete: false, recorded: { games: 1, of: 1 } });
  expect(rounds[1]).toMatchObject({
    recorded: { games: 1, of: 2 },
    mvps: [{ player: { slug: 'player-a-2' }, pir: 25 }],
  });
});

test('the best of a month have the best average of two games or more', async () => {
  const { months } = await site.get(`${leaguePath}/mvps`);
  expect(months).toMatchObject([
    {
      month: '2025-10',
      isComplete: true,
      minimumGames: 2,
      recorded: { games: 3, of: 6 },
      mvps: [{ player: { slug: 'player-a-1' }, team: { code: 'AAA' }, pirPerGame: 19, games: 2, wins: 2 }],
    },
  ]);
});

test('another tenant has its own', async () => {
  const response = await site.request(`${leaguePath}/mvps`, { headers: { host: 'other.test' } });
  const { rounds, months } = await response.json();
  expect(rounds).toHaveLength(1);
  expect(months).toEqual([]);
});
