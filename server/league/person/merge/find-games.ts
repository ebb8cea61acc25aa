import { eq, inArray, sql } from 'drizzle-orm';
import { belongsTo } from '#server/db/belongs-to.ts';
import { gamePlayerStats } from '#server/db/schema/game-statistics.ts';
import { games } from '#server/db/schema/games.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { say } from '#server/refusals/sentence.ts';
import type { Merged } from './move-rows.ts';

/**
 * Selects and locks the games that list the duplicate. Throws `conflict` if one of them is live, or lists the other person
 * too, which proves that they are two people.
 */
export async function lockGames(scope: TenantScope, { keep, duplicate }: Merged) {
  const line = gamePlayerStats;
  const listed = scope.db
    .select({ id: line.gameId })
    .from(line)
    .where(ofTenant(scope, line, eq(line.personId, duplicate)));
  const found = await scope.db
    .select()
    .from(games)
    .where(ofTenant(scope, games, inArray(games.id, listed)))
    .orderBy(games.id)
    .for('update');
  const live = found.find(({ state }) => state === 'live');
  if (live) throw new LeagueError('conflict', say`Game ${live.id} is live. Merge the two people when it is over.`);
  const [shared] = await scope.db
    .select({ id: games.id, day: sql<string | null>`${games.tipOffDate}` })
    .from(line)
    .innerJoin(games, belongsTo(line, line.gameId, games))
    .where(ofTenant(scope, line, eq(line.personId, keep), inArray(line.gameId, listed)))
    .limit(1);
  if (shared) {
    const { id, day } = shared;
    const message =
      day === null
        ? say`Both are listed in game ${id}, so they are two people.`
        : say`Both are listed in game ${id} of ${day}, so they are two people.`;
    throw new LeagueError('conflict', message);
  }
  return found;
}
