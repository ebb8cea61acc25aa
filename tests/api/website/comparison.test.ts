import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { gamePlayerStats } from '#server/db/schema/game-statistics.ts';
import { games } from '#server/db/schema/games.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { setVisibility } from '#server/league/person/visibility/set-visibility.ts';
import { rebuildRollups } from '#server/league/rollup/rebuild-rollups.ts';
import type { TeamLetter } from '#tests/fixtures/small-league.ts';
import { leaguePath, openWebsiteApi, type WebsiteApi } from '#tests/fixtures/website-api.ts';

let site: WebsiteApi;
beforeAll(async () => {
  site = await openWebsiteApi();
  await play('a-b', 'a', 'home', 20);
  await play('a-b', 'b', 'away', 12);
  await rebuildRollups({ db: site.database.db, tenantId: site.ids.tenantId });
});
afterAll(() => site.database.close());

/** Lets the first player of a team score in a game of the regular season. */
async function play(slug: string, letter: TeamLetter, side: 'home' | 'away', points: number) {
  const { db } = site.database;
  const { tenantId, league, teams, players } = site.ids;
  const [game] = await db
    .select()
    .from(games)
    .where(ofTenant({ tenantId }, games, and(eq(games.leagueId, league), eq(games.slug, slug))));
  await db.insert(gamePlayerStats).values({
    tenantId,
    leagueId: league,
    gameId: game?.id ?? '',
    personId: players[letter][0] ?? '',
    teamId: teams[letter],
    side,
    points,
    played: true,
  });
}

const compared = (path: string) => site.get(`${leaguePath}/compare/${path}`);

test('two players have their totals in the league and the games against each other, latest first', async () => {
  const { players, record, meetings } = await compared('players/player-a-1/player-b-1');
  expect(players).toMatchObject({
    first: { player: { slug: 'player-a-1' }, team: { code: 'AAA' }, games: 2 },
    second: { player: { slug: 'player-b-1' }, team: { code: 'BBB' }, games: 2 },
  });
  expect(record).toEqual({ played: 2, wins: { first: 2, second: 0 } });
  expect(meetings.map(({ game }: { game: { round: { slug: string } } }) => game.round.slug)).toEqual([
    'final',
    'round-1',
  ]);
  expect(meetings[1].lines).toMatchObject({
    first: { line: { points: 20, assists: null }, pir: null },
    second: { line: { points: 12 } },
  });
});

test('the other order has the sides the other way round', async () => {
  const { players, record } = await compared('players/player-b-1/player-a-1');
  expect(players.first.player.slug).toBe('player-b-1');
  expect(record.wins).toEqual({ first: 0, second: 2 });
});

test('players of one team have no meetings', async () => {
  const { record, meetings } = await compared('players/player-a-1/player-a-2');
  expect({ record, meetings }).toEqual({ record: { played: 0, wins: { first: 0, second: 0 } }, meetings: [] });
});

test('two teams have the record of their clubs', async () => {
  const { teams, record, meetings } = await compared('teams/alfa/beta');
  expect(teams).toMatchObject({ first: { code: 'AAA' }, second: { code: 'BBB' } });
  expect(record).toMatchObject({ played: 2, wins: { home: 2, away: 0 }, points: { home: 106, away: 59 } });
  expect(meetings).toHaveLength(2);
  const { record: reversed } = await compared('teams/beta/alfa');
  expect(reversed.wins).toEqual({ home: 0, away: 2 });
});

test.each([
  ['a player with themselves', 'players/player-a-1/player-a-1'],
  ['somebody without statistics in the league', 'players/player-a-1/player-c-1'],
  ['nobody', 'players/player-a-1/made-up'],
  ['a team with itself', 'teams/alfa/alfa'],
  ['a team that is not there', 'teams/alfa/made-up'],
])('there is no comparison of %s', async (_, path) => {
  expect((await site.request(`${leaguePath}/compare/${path}`)).status).toBe(404);
});

test('a hidden person is compared with nobody', async () => {
  const scope = { db: site.database.db, tenantId: site.ids.tenantId };
  await setVisibility(scope, 'player-b-2', 'hidden');
  expect((await site.request(`${leaguePath}/compare/players/player-a-1/player-b-2`)).status).toBe(404);
});
