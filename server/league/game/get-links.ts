import { asc, eq } from 'drizzle-orm';
import type { GameLinksRecord } from '#lib/api/contract/game-links.ts';
import { games } from '#server/db/schema/games.ts';
import { gameVideos } from '#server/db/schema/publications.ts';
import { fetchOrThrow, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { labelSubjects } from '#server/league/news/record/subjects.ts';

/** Returns where to watch a game, where to buy tickets, and its videos, as staff enter them. The caller authorises. Throws `not-found`. */
export async function getGameLinks(scope: TenantScope, gameId: string): Promise<GameLinksRecord> {
  const { id, revision, watch, tickets } = await fetchOrThrow(scope, games, gameId, 'game');
  const [named] = await labelSubjects(scope, [{ noun: 'game', id }]);
  const videos = await scope.db
    .select({ title: gameVideos.title, url: gameVideos.url, periodOffsets: gameVideos.periodOffsets })
    .from(gameVideos)
    .where(ofTenant(scope, gameVideos, eq(gameVideos.gameId, gameId)))
    .orderBy(asc(gameVideos.order), asc(gameVideos.id));
  return { id, label: named?.label ?? '', revision, watch, tickets, videos };
}
