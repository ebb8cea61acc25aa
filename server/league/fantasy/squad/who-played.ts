import { and, eq } from 'drizzle-orm';
import { inIds } from '#server/db/in-ids.ts';
import { gamePlayerStats } from '#server/db/schema/game-statistics.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import type { EntrantRow } from '#server/league/fantasy/entrant/entrants.ts';
import { isDecidedGame, selectRoundGames } from '#server/league/fantasy/round/round-games.ts';

/**
 * Tells by number who played in a round, by its decided games, which make pages of squads stale. Null for who has not played while a
 * game of the team is not decided.
 */
export async function whoPlayed(
  scope: TenantScope,
  seasonId: string,
  roundId: string,
  entrants: readonly EntrantRow[],
): Promise<Map<number, boolean | null>> {
  const games = await selectRoundGames(scope, seasonId, roundId);
  const rows = await scope.db
    .selectDistinct({ personId: gamePlayerStats.personId })
    .from(gamePlayerStats)
    .where(
      ofTenant(
        scope,
        gamePlayerStats,
        and(
          eq(gamePlayerStats.played, true),
          inIds(
            gamePlayerStats.gameId,
            games.filter(isDecidedGame).map(({ gameId }) => gameId),
          ),
          inIds(
            gamePlayerStats.personId,
            entrants.flatMap(({ personId }) => personId ?? []),
          ),
        ),
      ),
    );
  const played = new Set(rows.map(({ personId }) => personId));
  return new Map(
    entrants.map(({ number, personId, teamId }) => {
      const own = games.filter(({ homeTeamId, awayTeamId }) => homeTeamId === teamId || awayTeamId === teamId);
      if (personId !== null && played.has(personId)) return [number, true];
      if (own.some((game) => !isDecidedGame(game))) return [number, null];
      return [number, personId === null && own.length > 0];
    }),
  );
}
