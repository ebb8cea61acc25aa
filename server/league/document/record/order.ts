import { eq } from 'drizzle-orm';
import { tags } from '#lib/api/tags.ts';
import { announce } from '#server/changes/announce.ts';
import { documents } from '#server/db/schema/publications.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { say } from '#server/refusals/sentence.ts';

/** Puts all documents in an order. Announces them; the caller authorises. Throws `conflict` where the ids are not all of them. */
export function orderDocuments(scope: TenantScope, ids: readonly string[]): Promise<void> {
  return inTransaction(scope, async (scope) => {
    const known = await scope.db
      .select({ id: documents.id, order: documents.order })
      .from(documents)
      .where(ofTenant(scope, documents))
      .for('update');
    const orderOf = new Map(known.map(({ id, order }) => [id, order]));
    const named = new Set(ids);
    if (named.size !== ids.length || named.size !== known.length || ids.some((id) => !orderOf.has(id)))
      throw new LeagueError('conflict', say`Documents came or went meanwhile. Look at the list again, then order it.`);
    for (const [index, id] of ids.entries())
      if (orderOf.get(id) !== index + 1)
        await scope.db
          .update(documents)
          .set({ order: index + 1 })
          .where(ofTenant(scope, documents, eq(documents.id, id)));
    await announce(scope, [tags.documents(scope.tenantId)]);
  });
}
