import { sql } from 'drizzle-orm';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import type { Place } from './move.ts';

/** Returns whether a row at any of these places refers to the entity. `noun`: as in `moveReferences`. */
export async function isReferenced(
  { db, tenantId }: TenantScope,
  places: readonly Place[],
  noun: string,
  id: string,
): Promise<boolean> {
  const found = places.map(
    ({ table, column, noun: hasNoun }) => sql`exists (select from ${sql.identifier(table)}
      where tenant_id = ${tenantId} and ${sql.identifier(column)} = ${id} ${hasNoun ? sql`and noun = ${noun}` : sql``})`,
  );
  const { rows } = await db.execute<{ isReferenced: boolean }>(
    sql`select ${sql.join(found, sql` or `)} as "isReferenced"`,
  );
  return rows[0]?.isReferenced ?? false;
}
