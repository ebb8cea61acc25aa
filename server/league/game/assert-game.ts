import { eq } from 'drizzle-orm';
import { games } from '#server/db/schema/games.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';

export type GameFacts = Pick<
  typeof games.$inferSelect,
  'rulesProfile' | 'ownRules' | 'coverage' | 'homeTeamId' | 'awayTeamId' | 'overtimes'
>;

/** Reads the columns of a game that its projections need, without joins. Throws `not-found`, also for another tenant's game. */
export async function assertGame(scope: TenantScope, gameId: string): Promise<GameFacts> {
  const [game] = await scope.db
    .select({
      rulesProfile: games.rulesProfile,
      ownRules: games.ownRules,
      coverage: games.coverage,
      homeTeamId: games.homeTeamId,
      awayTeamId: games.awayTeamId,
      overtimes: games.overtimes,
    })
    .from(games)
    .where(ofTenant(scope, games, eq(games.id, gameId)));
  if (!game) throw notFound('game', gameId);
  return game;
}
