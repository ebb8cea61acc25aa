import { asc, eq } from 'drizzle-orm';
import { tags } from '#lib/api/tags.ts';
import { announce } from '#server/changes/announce.ts';
import { assets } from '#server/db/schema/assets.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { sha256 } from '#server/sha256.ts';
import { isBitmap } from './stored-bitmaps.ts';
import { withoutMetadata } from './without-metadata.ts';

export type CleanedPictures = { looked: number; cleaned: number; unreadable: string[] };

/**
 * Removes the metadata of the pictures that earlier builds stored as they came. A picture keeps its address, by which pages, articles, the audit trail and
 * other websites know it, and remembers the file that its address is the hash of. May be repeated, and stopped.
 */
export async function cleanStoredPictures(scope: TenantScope): Promise<CleanedPictures> {
  const stored = await scope.db
    .select({ hash: assets.hash })
    .from(assets)
    .where(ofTenant(scope, assets, isBitmap))
    .orderBy(asc(assets.hash));
  const done: CleanedPictures = { looked: stored.length, cleaned: 0, unreadable: [] };
  for (const { hash } of stored) {
    const outcome = await cleanPicture(scope, hash);
    if (outcome === 'cleaned') done.cleaned += 1;
    if (outcome === 'unreadable') done.unreadable.push(hash);
  }
  return done;
}

async function cleanPicture(scope: TenantScope, hash: string): Promise<'cleaned' | 'clean' | 'unreadable'> {
  const ofHash = ofTenant(scope, assets, eq(assets.hash, hash));
  const [found] = await scope.db.select({ bytes: assets.bytes }).from(assets).where(ofHash);
  if (!found) return 'clean';
  const bytes = await withoutMetadata(found.bytes).catch(() => null);
  if (!bytes) return 'unreadable';
  if (bytes === found.bytes) return 'clean';
  const sourceHash = sha256(found.bytes);
  await inTransaction(scope, async (scope) => {
    await scope.db.update(assets).set({ bytes, size: bytes.length, sourceHash }).where(ofHash);
    await announce(scope, [tags.config(scope.tenantId)]);
  });
  return 'cleaned';
}
