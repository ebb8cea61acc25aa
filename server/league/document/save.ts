import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { tags } from '#lib/api/tags.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { announce } from '#server/changes/announce.ts';
import type { LocalizedText } from '#server/db/schema/columns.ts';
import { documents } from '#server/db/schema/publications.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import type { SaveOutcome } from '#server/league/save-outcome.ts';
import { announceParts } from '#server/league/website/announce-parts.ts';

/** A document as an editor submits it; `file` is the address of an asset. Without `publishedAt` it is a draft. */
export type DocumentInput = {
  /** Of a document that is made; without it a new one. */
  id?: string;
  slug: string;
  title: LocalizedText;
  category: LocalizedText;
  seasonId: string | null;
  language: Locale | null;
  file: string;
  fileName: string;
  contentType: string;
  size: number;
  order: number;
  publishedAt: Date | null;
};

/**
 * Creates a document or replaces the one with the same slug, in one transaction. Announces the documents, and the site's
 * configuration if it gets its first one or loses its last. The caller authorises.
 */
export function saveDocument(scope: TenantScope, input: DocumentInput): Promise<SaveOutcome> {
  const { id, ...own } = input;
  return inTransaction(scope, async (scope) => {
    const [known] = await scope.db
      .select()
      .from(documents)
      .where(ofTenant(scope, documents, eq(documents.slug, input.slug)));
    if (known && isSame(known, own)) return 'unchanged';
    return announceParts(scope, async () => {
      if (known)
        await scope.db
          .update(documents)
          .set(own)
          .where(ofTenant(scope, documents, eq(documents.id, known.id)));
      else await scope.db.insert(documents).values({ tenantId: scope.tenantId, ...(id && { id }), ...own });
      await announce(scope, [tags.documents(scope.tenantId)]);
      return known ? 'changed' : 'created';
    });
  });
}

const isSame = (known: typeof documents.$inferSelect, input: Omit<DocumentInput, 'id'>) =>
  isDeepStrictEqual({ ...known, ...input }, known);
