import { ne } from 'drizzle-orm';
import type { GameOfLines } from '#lib/api/contract/fantasy/common.ts';
import { inIds } from '#server/db/in-ids.ts';
import { games } from '#server/db/schema/games.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { dependsOnLive } from '#server/league/depends-on.ts';
import { loadSummaries } from '#server/league/game/load-summaries.ts';
import { rulesOf } from '#server/league/game/rules.ts';
import type { ReadScope } from '#server/league/read-scope.ts';

/** Loads games by id, with the number of their regular periods where they are recorded play by play. */
export async function loadGamesOfLines(
  scope: ReadScope,
  gameIds: Iterable<string>,
): Promise<ReadonlyMap<string, GameOfLines>> {
  const ids = [...new Set(gameIds)];
  const summaries = await loadSummaries(scope, ids);
  dependsOnLive(scope, [...summaries.values()]);
  const periods = await regularPeriodsOf(scope, ids);
  return new Map([...summaries].map(([id, game]) => [id, { game, regularPeriods: periods.get(id) ?? null }]));
}

/** The number of regular periods of each game that has a log. */
async function regularPeriodsOf(scope: TenantScope, ids: readonly string[]): Promise<Map<string, number>> {
  if (ids.length === 0) return new Map();
  const rows = await scope.db
    .select()
    .from(games)
    .where(ofTenant(scope, games, inIds(games.id, ids), ne(games.coverage, 'scoresheet')));
  return new Map(rows.map((game) => [game.id, rulesOf(game).periods.count]));
}
