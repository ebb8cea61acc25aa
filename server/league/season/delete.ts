import { eq } from 'drizzle-orm';
import { tags } from '#lib/api/tags.ts';
import { announce } from '#server/changes/announce.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { documents } from '#server/db/schema/publications.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { fetchOrThrow, inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { say } from '#server/refusals/sentence.ts';

/** Deletes a season without leagues and documents. The caller authorises. Throws `not-found`, and `conflict` for one that has some. */
export function deleteSeason(scope: TenantScope, id: string): Promise<{ name: string }> {
  return inTransaction(scope, async (scope) => {
    const { db } = scope;
    await db
      .select()
      .from(seasons)
      .where(ofTenant(scope, seasons, eq(seasons.id, id)))
      .for('update');
    const { name } = await fetchOrThrow(scope, seasons, id, 'season');
    const own = await db.$count(leagues, ofTenant(scope, leagues, eq(leagues.seasonId, id)));
    if (own > 0) throw new LeagueError('conflict', say`${name} has ${own} leagues. Delete them first.`);
    const papers = await db.$count(documents, ofTenant(scope, documents, eq(documents.seasonId, id)));
    if (papers > 0) throw new LeagueError('conflict', say`${name} has ${papers} documents. Delete them first.`);
    await db.delete(seasons).where(ofTenant(scope, seasons, eq(seasons.id, id)));
    await announce(scope, [tags.seasons(scope.tenantId), tags.season(id)]);
    return { name };
  });
}
