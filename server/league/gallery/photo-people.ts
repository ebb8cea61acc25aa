import { and, asc, eq } from 'drizzle-orm';
import { inIds } from '#server/db/in-ids.ts';
import { photoPeople } from '#server/db/schema/galleries.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';

/** Returns the ids of the people in each of these photos, by photo id. */
export async function peopleOfPhotos(scope: TenantScope, photoIds: readonly string[]): Promise<Map<string, string[]>> {
  if (photoIds.length === 0) return new Map();
  const rows = await scope.db
    .select({ photoId: photoPeople.photoId, personId: photoPeople.personId })
    .from(photoPeople)
    .where(ofTenant(scope, photoPeople, inIds(photoPeople.photoId, [...photoIds])))
    .orderBy(asc(photoPeople.personId));
  const grouped = Map.groupBy(rows, ({ photoId }) => photoId);
  return new Map([...grouped].map(([id, ofPhoto]) => [id, ofPhoto.map(({ personId }) => personId)]));
}

/**
 * Says of photos who is in them, in place of what was said before; returns whether anything changed. Who stays tagged keeps their row, so
 * that the audit trail tells the difference only.
 */
export async function tagPeople(
  scope: TenantScope,
  personIdsOf: ReadonlyMap<string, readonly string[]>,
): Promise<boolean> {
  const { db, tenantId } = scope;
  const before = await peopleOfPhotos(scope, [...personIdsOf.keys()]);
  const added: (typeof photoPeople.$inferInsert)[] = [];
  let isAnyGone = false;
  for (const [photoId, personIds] of personIdsOf) {
    const was = before.get(photoId) ?? [];
    const gone = was.filter((id) => !personIds.includes(id));
    isAnyGone ||= gone.length > 0;
    if (gone.length > 0)
      await db
        .delete(photoPeople)
        .where(ofTenant(scope, photoPeople, and(eq(photoPeople.photoId, photoId), inIds(photoPeople.personId, gone))));
    for (const personId of new Set(personIds)) if (!was.includes(personId)) added.push({ tenantId, photoId, personId });
  }
  if (added.length > 0) await db.insert(photoPeople).values(added);
  return isAnyGone || added.length > 0;
}
