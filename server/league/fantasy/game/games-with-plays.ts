import { inArray, ne } from 'drizzle-orm';
import type { GameWithPlays } from '#lib/api/contract/fantasy/squad.ts';
import { games } from '#server/db/schema/games.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { rulesOf } from '#server/league/game/rules.ts';

/** Returns those of some games that are recorded play by play, with the number of their regular periods. */
export async function gamesWithPlays(scope: TenantScope, gameIds: Iterable<string>): Promise<GameWithPlays[]> {
  const ids = [...new Set(gameIds)];
  if (ids.length === 0) return [];
  const rows = await scope.db
    .select()
    .from(games)
    .where(ofTenant(scope, games, inArray(games.id, ids), ne(games.coverage, 'scoresheet')));
  return rows.map((game) => ({ id: game.id, regularPeriods: rulesOf(game).periods.count }));
}
