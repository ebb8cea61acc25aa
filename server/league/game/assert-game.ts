import { eq } from 'drizzle-orm';
import { tags } from '#lib/api/tags.ts';
import { games } from '#server/db/schema/games.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import { dependsOn, dependsOnLive } from '#server/league/depends-on.ts';
import type { ReadScope } from '#server/league/read-scope.ts';

export type GameFacts = Pick<
  typeof games.$inferSelect,
  'id' | 'state' | 'rulesProfile' | 'ownRules' | 'coverage' | 'homeTeamId' | 'awayTeamId' | 'overtimes'
>;

/** Reads the columns of a game that its projections need, without joins. Throws `not-found`, also for another tenant's game. */
export async function assertGame(scope: ReadScope, gameId: string): Promise<GameFacts> {
  dependsOn(scope, tags.game(gameId));
  const [game] = await scope.db
    .select({
      id: games.id,
      state: games.state,
      rulesProfile: games.rulesProfile,
      ownRules: games.ownRules,
      coverage: games.coverage,
      homeTeamId: games.homeTeamId,
      awayTeamId: games.awayTeamId,
      overtimes: games.overtimes,
    })
    .from(games)
    .where(ofTenant(scope, games, eq(games.id, gameId)));
  if (!game) {
    dependsOn(scope, tags.games(scope.tenantId));
    throw notFound('game', gameId);
  }
  dependsOnLive(scope, [game]);
  return game;
}
