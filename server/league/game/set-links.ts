import { isDeepStrictEqual } from 'node:util';
import { asc, eq } from 'drizzle-orm';
import { setGameLinks as command, type GameLinks, type GameLinksInput } from '#lib/api/contract/game-links.ts';
import { tags } from '#lib/api/tags.ts';
import { announce } from '#server/changes/announce.ts';
import { games } from '#server/db/schema/games.ts';
import { gameVideos } from '#server/db/schema/publications.ts';
import { fetchOrThrow, inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { parseInput } from '#server/league/parse-input.ts';
import { announceParts } from '#server/league/website/announce-parts.ts';

type Video = Pick<typeof gameVideos.$inferSelect, 'title' | 'url' | 'periodOffsets'>;

/**
 * Sets where to watch a game, where to buy tickets, and its videos in their order; what is left out stays. Announces the game; the
 * caller authorises. Throws `bad-request`, and `not-found` also for another tenant's game.
 */
export function setGameLinks(scope: TenantScope, gameId: string, input: GameLinksInput): Promise<GameLinks> {
  return inTransaction(scope, async (scope) => {
    const wanted = parseInput(command.body, input);
    const game = await fetchOrThrow(scope, games, gameId, 'game');
    const before = { watch: game.watch, tickets: game.tickets, videos: await storedVideos(scope, gameId) };
    const { watch = before.watch, tickets = before.tickets, videos = before.videos } = wanted;
    const links = { watch, tickets, videos };
    if (isDeepStrictEqual(links, before)) return { outcome: 'unchanged', ...links };
    await scope.db
      .update(games)
      .set({ watch, tickets })
      .where(ofTenant(scope, games, eq(games.id, gameId)));
    if (!isDeepStrictEqual(videos, before.videos))
      await announceParts(scope, () => replaceVideos(scope, gameId, videos));
    await announce(scope, [tags.game(gameId)]);
    return { outcome: 'changed', ...links };
  });
}

function storedVideos(scope: TenantScope, gameId: string): Promise<Video[]> {
  return scope.db
    .select({ title: gameVideos.title, url: gameVideos.url, periodOffsets: gameVideos.periodOffsets })
    .from(gameVideos)
    .where(ofTenant(scope, gameVideos, eq(gameVideos.gameId, gameId)))
    .orderBy(asc(gameVideos.order), asc(gameVideos.id));
}

async function replaceVideos(scope: TenantScope, gameId: string, videos: readonly Video[]): Promise<void> {
  await scope.db.delete(gameVideos).where(ofTenant(scope, gameVideos, eq(gameVideos.gameId, gameId)));
  if (videos.length === 0) return;
  const { tenantId } = scope;
  await scope.db.insert(gameVideos).values(videos.map((video, order) => ({ tenantId, gameId, ...video, order })));
}
