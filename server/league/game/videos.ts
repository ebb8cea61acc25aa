import { asc, eq } from 'drizzle-orm';
import type { GameVideo } from '#lib/api/contract/game.ts';
import { parseVideoAddress } from '#lib/api/contract/video.ts';
import { gameVideos } from '#server/db/schema/publications.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { localisedText } from '#server/league/names/localised.ts';
import type { ReadScope } from '#server/league/read-scope.ts';

/** Lists the videos of a game in their order. */
export async function listVideos(scope: ReadScope, gameId: string): Promise<GameVideo[]> {
  const rows = await scope.db
    .select()
    .from(gameVideos)
    .where(ofTenant(scope, gameVideos, eq(gameVideos.gameId, gameId)))
    .orderBy(asc(gameVideos.order), asc(gameVideos.id));
  return rows.flatMap(({ title, url, periodOffsets }) => {
    // A restored backup may have an address that no player takes.
    const source = parseVideoAddress(url);
    return source ? [{ title: localisedText(scope, title), url, source, periodOffsets }] : [];
  });
}
