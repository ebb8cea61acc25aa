import { eq, sql } from 'drizzle-orm';
import { assets } from '#server/db/schema/assets.ts';
import { documents } from '#server/db/schema/publications.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import { assetAddress } from '#server/league/asset/store-asset.ts';
import { isDocumentPublished } from './published.ts';

export type DocumentFile = { hash: string; fileName: string; contentType: string; bytes: Buffer };

/** Reads a published document for download. Throws `not-found` for an unknown, draft, scheduled or another tenant's document. */
export async function getDocumentFile(scope: TenantScope, slug: string): Promise<DocumentFile> {
  const [found] = await scope.db
    .select({ document: documents, hash: assets.hash, bytes: assets.bytes })
    .from(documents)
    .innerJoin(
      assets,
      sql`${assets.tenantId} = ${documents.tenantId} and ${documents.file} = ${assetAddress('')} || ${assets.hash}`,
    )
    .where(ofTenant(scope, documents, eq(documents.slug, slug), isDocumentPublished));
  if (!found) throw notFound('document', slug);
  const { document, hash, bytes } = found;
  return { hash, bytes, fileName: document.fileName || slug, contentType: document.contentType };
}
