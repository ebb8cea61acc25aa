import { and, eq, inArray, sql } from 'drizzle-orm';
import type { AnswerOf } from '#lib/api/contract/call.ts';
import type { getFantasyLive } from '#lib/api/contract/fantasy/round.ts';
import { calculatePoints, worthOf } from '#lib/basketball/fantasy/calculate-points.ts';
import { fantasyEntrants } from '#server/db/schema/fantasy.ts';
import { fantasyLines } from '#server/db/schema/fantasy-ledger.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { dependsOnLive } from '#server/league/depends-on.ts';
import { loadFantasyGame } from '#server/league/fantasy/game/load-game.ts';
import { type FantasySeasonRow, findFantasySeason } from '#server/league/fantasy/season/find.ts';
import type { LeagueSlugs } from '#server/league/league/find.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { selectRoundGames } from './round-games.ts';
import { listRounds, requireRound, toRoundRef } from './rounds.ts';

type GamePoints = { gameId: string; entrant: number; points: number };

/**
 * Returns the points of a round by game and entrant: booked ones from the ledger, those of running games from their stored lines. It says
 * nothing of squads, so that one answer serves all of them. Throws `not-found`.
 */
export async function getLiveRound(
  scope: ReadScope,
  slugs: LeagueSlugs,
  number: number,
  now = Date.now(),
): Promise<AnswerOf<typeof getFantasyLive>> {
  const { season } = await findFantasySeason(scope, slugs);
  const round = requireRound(await listRounds(scope, season.id), number);
  const games = await selectRoundGames(scope, season.id, round.id);
  dependsOnLive(
    scope,
    games.map(({ gameId, state }) => ({ id: gameId, state })),
  );
  const running = games.filter(({ state }) => worthOf(state, season.rules.scoring) === 'running');
  const booked = await scope.db
    .select({
      gameId: fantasyLines.gameId,
      entrant: fantasyLines.entrant,
      points: sql<number>`sum(${fantasyLines.points})`.mapWith(Number),
    })
    .from(fantasyLines)
    .where(
      ofTenant(
        scope,
        fantasyLines,
        and(
          eq(fantasyLines.fantasySeasonId, season.id),
          eq(fantasyLines.round, number),
          eq(fantasyLines.isBooked, true),
        ),
      ),
    )
    .groupBy(fantasyLines.gameId, fantasyLines.entrant)
    .orderBy(fantasyLines.gameId, fantasyLines.entrant);
  const isRunning = new Set(running.map(({ gameId }) => gameId));
  const live: GamePoints[] = [];
  for (const { gameId } of running) live.push(...(await pointsOfRunning(scope, season, gameId)));
  return {
    round: toRoundRef(scope, round, now),
    games: games.map(({ gameId, state, tipOffAt }) => ({
      id: gameId,
      leagueId: season.leagueId,
      state,
      tipOffAt: tipOffAt?.toISOString() ?? null,
    })),
    points: [...booked.filter(({ gameId }) => !isRunning.has(gameId)), ...live],
  };
}

async function pointsOfRunning(scope: ReadScope, season: FantasySeasonRow, gameId: string): Promise<GamePoints[]> {
  const loaded = await loadFantasyGame(scope, gameId);
  if (!loaded) return [];
  const people = loaded.game.players.map(({ personId }) => personId);
  if (people.length === 0) return [];
  const entrants = await scope.db
    .select({ number: fantasyEntrants.number, personId: fantasyEntrants.personId })
    .from(fantasyEntrants)
    .where(
      ofTenant(
        scope,
        fantasyEntrants,
        and(eq(fantasyEntrants.fantasySeasonId, season.id), inArray(fantasyEntrants.personId, people)),
      ),
    )
    .orderBy(fantasyEntrants.number);
  const lines = Map.groupBy(calculatePoints(loaded.game, season.rules.scoring), ({ person }) => person);
  return entrants.flatMap(({ number, personId }) => {
    const own = lines.get(personId);
    return own ? [{ gameId, entrant: number, points: own.reduce((sum, { points }) => sum + points, 0) }] : [];
  });
}
