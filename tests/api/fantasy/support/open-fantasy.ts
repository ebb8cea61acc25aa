import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Lineup } from '#lib/basketball/fantasy/lineup.ts';
import { fiba2024 } from '#lib/basketball/rules/fiba-2024.ts';
import { accounts } from '#server/db/schema/accounts.ts';
import { fantasyEntrants, fantasyRounds, fantasySeasons } from '#server/db/schema/fantasy.ts';
import { followers } from '#server/db/schema/followers.ts';
import { games } from '#server/db/schema/games.ts';
import { rounds } from '#server/db/schema/rounds.ts';
import { ofTenant, type Queryable } from '#server/db/tenant-scope.ts';
import { followSchedule } from '#server/league/fantasy/round/follow-schedule.ts';
import { openFantasySeason } from '#server/league/fantasy/season/open.ts';
import { saveSquad } from '#server/league/fantasy/squad/save.ts';
import type { SaveInput } from '#server/league/fantasy/squad/save-input.ts';
import { recountSeason } from '#server/league/fantasy/table/recount.ts';
import type { GameLog } from '#server/league/game/game-log.ts';
import { recordGameLog } from '#server/league/game/record-game-log.ts';
import { insertSmallLeague, type TeamLetter } from '#tests/fixtures/small-league.ts';
import { smallLog } from '#tests/fixtures/small-log.ts';

const hour = 3_600_000;
const pairings: readonly (readonly [TeamLetter, TeamLetter])[][] = [
  [
    ['a', 'b'],
    ['c', 'd'],
  ],
  [
    ['a', 'c'],
    ['b', 'd'],
  ],
  [
    ['a', 'd'],
    ['b', 'c'],
  ],
];

/** A small league with three rounds of two games on two days, from an hour from now on, whose fantasy season is open. */
export async function openFantasy(db: Queryable, slug: string, host = `${slug}.test`) {
  const ids = await insertSmallLeague(db, slug, [host]);
  const scope = { db, tenantId: ids.tenantId };
  const start = Math.floor(Date.now() / 1000) * 1000 + hour;
  const gameIds: string[][] = [];
  for (const [index, pairs] of pairings.entries()) {
    const roundId = randomUUID();
    const number = index + 1;
    await db.insert(rounds).values({
      tenantId: ids.tenantId,
      id: roundId,
      leagueId: ids.league,
      phaseId: ids.regular,
      slug: `round-${number}`,
      name: `${number}. kolo`,
      number,
      order: number,
    });
    gameIds.push(pairs.map(() => randomUUID()));
    await db.insert(games).values(
      pairs.map(([home, away], turn) => ({
        tenantId: ids.tenantId,
        id: gameIds[index]?.[turn] ?? '',
        leagueId: ids.league,
        phaseId: ids.regular,
        roundId,
        slug: `${home}-${away}`,
        homeTeamId: ids.teams[home],
        awayTeamId: ids.teams[away],
        tipOffAt: new Date(start + (index * 7 + turn) * 24 * hour),
        timeZone: 'UTC',
        rulesProfile: 'fiba-2024',
      })),
    );
  }
  await openFantasySeason(scope, ids.league, { preset: 'euroleague' });
  const [season] = await db.select().from(fantasySeasons).where(ofTenant(scope, fantasySeasons));
  const seasonId = season?.id ?? '';
  const entrants = await db
    .select()
    .from(fantasyEntrants)
    .where(ofTenant(scope, fantasyEntrants, eq(fantasyEntrants.fantasySeasonId, seasonId)));
  const number = (letter: TeamLetter, index: number) =>
    entrants.find(({ personId }) => personId === ids.players[letter][index])?.number ?? 0;
  const coach = (letter: TeamLetter) =>
    entrants.find(({ kind, teamId }) => kind === 'coach' && teamId === ids.teams[letter])?.number ?? 0;
  const gameOf = (round: number, turn: number) => gameIds[round - 1]?.[turn] ?? '';

  const lineup: Lineup = {
    starters: [0, 1, 2].map((index) => number('a', index)).concat(number('b', 0), number('b', 1)),
    sixth: number('b', 2),
    bench: [number('c', 0), number('c', 1), number('d', 0), number('d', 1)],
    coach: coach('a'),
    captain: number('a', 0),
  };
  const input = (more: Partial<SaveInput> = {}): SaveInput => ({
    requestId: randomUUID(),
    revision: 0,
    cost: 880,
    name: 'Sokoli',
    lineup,
    ...more,
  });

  return {
    ids,
    scope,
    seasonId,
    number,
    coach,
    gameOf,
    lineup,
    input,
    deadline: new Date(start),
    /** A follower of the tenant with an account. */
    async follower(name = 'Ana'): Promise<string> {
      const [account] = await db
        .insert(accounts)
        .values({ email: `${randomUUID()}@example.test`, name })
        .returning();
      const [row] = await db.insert(followers).values({ tenantId: ids.tenantId, accountId: account?.id }).returning();
      return row?.id ?? '';
    },
    save: (followerId: string, round: number, own: SaveInput, at = new Date()) =>
      saveSquad(scope, { followerId }, seasonId, round, own, at),
    /** Moves a game, as a fixture does. */
    async moveGame(gameId: string, tipOffAt: Date | null, state?: 'postponed' | 'cancelled') {
      await db
        .update(games)
        .set({ tipOffAt, ...(state && { state }) })
        .where(ofTenant(scope, games, eq(games.id, gameId)));
      await followSchedule(scope, ids.league, new Date());
    },
    /** Lets the deadline of a round pass: its games began that long ago. */
    async begin(round: number, agoMs = hour) {
      for (const [turn, gameId] of (gameIds[round - 1] ?? []).entries())
        await db
          .update(games)
          .set({ tipOffAt: new Date(Date.now() - agoMs + turn * 1000) })
          .where(ofTenant(scope, games, eq(games.id, gameId)));
      await followSchedule(scope, ids.league, new Date());
    },
    roundOf: async (round: number) => {
      const own = and(eq(fantasyRounds.fantasySeasonId, seasonId), eq(fantasyRounds.number, round));
      const [row] = await db
        .select()
        .from(fantasyRounds)
        .where(ofTenant(scope, fantasyRounds, own));
      if (!row) throw new Error(`There is no round ${round}.`);
      return row;
    },
    /** Records the small log between the teams of a game, changed as given. */
    play: (gameId: string, sides: [TeamLetter, TeamLetter], change: (log: GameLog) => GameLog = (log) => log) => {
      const players = { ...ids.players, a: ids.players[sides[0]], b: ids.players[sides[1]] };
      return recordGameLog(scope, gameId, change(smallLog({ ...ids, players }, fiba2024)));
    },
    recount: (now = new Date()) => recountSeason(scope, seasonId, now),
  };
}
export type Fantasy = Awaited<ReturnType<typeof openFantasy>>;
