import { eq, sql } from 'drizzle-orm';
import { tags } from '#lib/api/tags.ts';
import { galleries } from '#server/db/schema/galleries.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { dependsOn } from '#server/league/depends-on.ts';
import type { ReadScope } from '#server/league/read-scope.ts';

/** Whether a game has a published gallery; its galleries announce the game. */
export async function hasPhotos(scope: ReadScope, gameId: string): Promise<boolean> {
  dependsOn(scope, tags.game(gameId));
  const found = await scope.db
    .select({ id: galleries.id })
    .from(galleries)
    .where(ofTenant(scope, galleries, eq(galleries.gameId, gameId), sql`${galleries.publishedAt} <= now()`))
    .limit(1);
  return found.length > 0;
}
