import { and, eq, ne, or, sql } from 'drizzle-orm';
import { announce } from '#server/changes/announce.ts';
import { games } from '#server/db/schema/games.ts';
import { fetchOrThrow, inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { badRequest, LeagueError } from '#server/errors.ts';
import { tagsOfGame } from './tags-of-game.ts';

const prefix = 'fixture:';

export type GameRename = { from: string | null; to: string };

/**
 * Gives a game another id of its source. The id that it replaces is free again: `from` if the game has several, else its only
 * one. The address stays. Returns the rename, null if the game has that id already. The caller authorises. Throws `not-found`,
 * `bad-request` without an id or where it is unclear which is replaced, `conflict` if another game of the league has the id.
 */
export function renameGame(
  scope: TenantScope,
  gameId: string,
  to: string,
  from: string | null = null,
): Promise<GameRename | null> {
  return inTransaction(scope, async (scope) => {
    const wanted = to.trim();
    if (wanted === '') throw badRequest('The new id is empty.');
    const game = await fetchOrThrow(scope, games, gameId, 'game');
    const known = game.externalIds.filter((id) => id.startsWith(prefix)).map((id) => id.slice(prefix.length));
    if (known.includes(wanted)) return null;
    const former = replacedId(known, from);
    await refuseTaken(scope, game, wanted);
    const kept = game.externalIds.filter((id) => former === null || id !== prefix + former);
    await scope.db
      .update(games)
      .set({ externalIds: [...kept, prefix + wanted] })
      .where(ofTenant(scope, games, eq(games.id, game.id)));
    await announce(scope, await tagsOfGame(scope, game));
    return { from: former, to: wanted };
  });
}

function replacedId(known: readonly string[], from: string | null): string | null {
  const [only = null] = known;
  if (known.length <= 1) return only;
  if (from !== null && known.includes(from)) return from;
  throw badRequest(`The game has the ids ${known.join(', ')}. Name it by the one that is to be replaced.`);
}

async function refuseTaken(scope: TenantScope, game: typeof games.$inferSelect, wanted: string): Promise<void> {
  const hasId = or(sql`${games.id}::text = ${wanted}`, sql`${prefix + wanted} = any(${games.externalIds})`);
  const [other] = await scope.db
    .select({ id: games.id })
    .from(games)
    .where(ofTenant(scope, games, and(eq(games.leagueId, game.leagueId), ne(games.id, game.id), hasId)))
    .limit(1);
  if (other)
    throw new LeagueError(
      'conflict',
      `Game ${other.id} has the id "${wanted}". Use games merge for two records, or give that game another id first.`,
    );
}
