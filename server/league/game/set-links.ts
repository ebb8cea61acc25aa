import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import {
  setGameLinks as command,
  type GameLinks,
  type GameLinksInput,
  type GameLinksRecord,
} from '#lib/api/contract/game-links.ts';
import { tags } from '#lib/api/tags.ts';
import { announce } from '#server/changes/announce.ts';
import { games } from '#server/db/schema/games.ts';
import { gameVideos } from '#server/db/schema/publications.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { assertRevision } from '#server/errors.ts';
import { parseInput } from '#server/league/parse-input.ts';
import { announceParts } from '#server/league/website/announce-parts.ts';
import { getGameLinks } from './get-links.ts';

/**
 * Sets where to watch a game, where to buy tickets, and its videos in their order; what is left out stays. Announces the game; the
 * caller authorises. Throws `bad-request`, `conflict` with the current links for an older revision, and `not-found` also for another tenant's game.
 */
export function setGameLinks(scope: TenantScope, gameId: string, input: GameLinksInput): Promise<GameLinks> {
  return inTransaction(scope, async (scope) => {
    const { revision, ...wanted } = parseInput(command.body, input);
    const ofGame = ofTenant(scope, games, eq(games.id, gameId));
    // Of two saves of one revision the second waits here, and then is stale.
    await scope.db.select({ id: games.id }).from(games).where(ofGame).for('update');
    const before = await getGameLinks(scope, gameId);
    await assertRevision(revision, before.revision, () => Promise.resolve(before));
    const { watch = before.watch, tickets = before.tickets, videos = before.videos } = wanted;
    const hasOtherVideos = !isDeepStrictEqual(videos, before.videos);
    const hasOtherLinks = !isDeepStrictEqual({ watch, tickets }, { watch: before.watch, tickets: before.tickets });
    if (!hasOtherVideos && !hasOtherLinks) return { outcome: 'unchanged', ...before };
    // Videos stand in another table: their change raises the revision here.
    await scope.db
      .update(games)
      .set({ watch, tickets, revision: sql`${games.revision} + 1` })
      .where(ofGame);
    if (hasOtherVideos) await announceParts(scope, () => replaceVideos(scope, gameId, videos));
    await announce(scope, [tags.game(gameId)]);
    return { outcome: 'changed', ...(await getGameLinks(scope, gameId)) };
  });
}

async function replaceVideos(scope: TenantScope, gameId: string, videos: GameLinksRecord['videos']): Promise<void> {
  await scope.db.delete(gameVideos).where(ofTenant(scope, gameVideos, eq(gameVideos.gameId, gameId)));
  if (videos.length === 0) return;
  const { tenantId } = scope;
  await scope.db.insert(gameVideos).values(videos.map((video, order) => ({ tenantId, gameId, ...video, order })));
}
