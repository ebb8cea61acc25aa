import { eq, inArray, sql } from 'drizzle-orm';
import { belongsTo } from '#server/db/belongs-to.ts';
import { gamePlayerStats } from '#server/db/schema/game-statistics.ts';
import { games } from '#server/db/schema/games.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import type { Merged } from './move-rows.ts';

/**
 * The games in which the duplicate is listed, locked until the transaction ends. Throws `conflict` where one of them is being
 * played, or lists the other person too: two who have been in one game are two.
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
  if (live) throw new LeagueError('conflict', `Game ${live.id} is being played: merge the two when it is over.`);
  const [together] = await scope.db
    .select({ id: games.id, day: sql<string | null>`${games.tipOffDate}` })
    .from(line)
    .innerJoin(games, belongsTo(line, line.gameId, games))
    .where(ofTenant(scope, line, eq(line.personId, keep), inArray(line.gameId, listed)))
    .limit(1);
  if (together) {
    const when = together.day ? ` of ${together.day}` : '';
    throw new LeagueError('conflict', `Both are listed in game ${together.id}${when}: they are two people.`);
  }
  return found;
}
