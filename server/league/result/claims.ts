import { asc, eq } from 'drizzle-orm';
import type { ResultClaim } from '#lib/basketball/result/claim.ts';
import type { Score } from '#lib/basketball/rules/result.ts';
import { gameResults } from '#server/db/schema/game-results.ts';
import type { games } from '#server/db/schema/games.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';

export type StoredClaim = typeof gameResults.$inferSelect;
export type GameRow = typeof games.$inferSelect;
/** A claim of `settleResult` with the row that it comes from. */
export type Claim = ResultClaim & { row: StoredClaim };

/** Returns all claims of a game, oldest first. */
export function listClaims(scope: TenantScope, gameId: string): Promise<StoredClaim[]> {
  return scope.db
    .select()
    .from(gameResults)
    .where(ofTenant(scope, gameResults, eq(gameResults.gameId, gameId)))
    .orderBy(asc(gameResults.recordedAt), asc(gameResults.id));
}

export const toClaim = (row: StoredClaim): Claim => ({
  kind: row.kind,
  state: row.state,
  score: scoreOf(row),
  periods: row.periods,
  overtimes: row.overtimes,
  guilty: row.guilty,
  at: row.recordedAt.getTime(),
  withdrawn: row.withdrawnAt !== null,
  row,
});

export function scoreOf({ homeScore, awayScore }: Pick<GameRow, 'homeScore' | 'awayScore'>): Score | null {
  return homeScore === null || awayScore === null ? null : { home: homeScore, away: awayScore };
}
