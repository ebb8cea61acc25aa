import { eq } from 'drizzle-orm';
import type { DocumentRecord } from '#lib/api/contract/document-record.ts';
import { assets } from '#server/db/schema/assets.ts';
import { withoutEmpty } from '#server/db/schema/columns.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { fetchOrThrow, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import { assetAddress } from '#server/league/asset/store-asset.ts';
import type { DocumentInput } from '#server/league/document/save.ts';

type Written = Omit<DocumentRecord, 'id' | 'revision' | 'contentType' | 'size'>;
type Known = Pick<DocumentRecord, 'file' | 'contentType' | 'size'>;

/** Turns what an editor wrote into what is saved. Throws `not-found` for a season or a file that this tenant does not have. */
export async function toDocumentInput(scope: TenantScope, written: Written, before?: Known): Promise<DocumentInput> {
  const { slug, title, category, seasonId, language, file, fileName, order, publishedAt } = written;
  if (seasonId) await fetchOrThrow(scope, seasons, seasonId, 'season');
  const { contentType, size } = before?.file === file ? before : await factsOf(scope, file);
  return {
    slug,
    title: withoutEmpty(title),
    category: withoutEmpty(category),
    seasonId,
    language,
    file,
    fileName,
    contentType,
    size,
    order,
    publishedAt: publishedAt === null ? null : new Date(publishedAt),
  };
}

async function factsOf(scope: TenantScope, file: string): Promise<{ contentType: string; size: number }> {
  const hash = file.slice(assetAddress('').length);
  const [found] = await scope.db
    .select({ contentType: assets.contentType, size: assets.size })
    .from(assets)
    .where(ofTenant(scope, assets, eq(assets.hash, hash)));
  if (!found || file !== assetAddress(hash)) throw notFound('file', file);
  return found;
}
