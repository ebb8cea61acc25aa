import { type SQL, sql } from 'drizzle-orm';
import type { TenantScope } from '#server/db/tenant-scope.ts';

export type Merged = { keep: string; duplicate: string };

/** `same`: the other columns of the unique key. `noun`: the table references several nouns. */
export type Place = { table: string; column: string; same: readonly string[]; noun?: true };

/**
 * Moves all rows of the duplicate to the entity that is kept; deletes those that it already has. `noun`: that of the rows in
 * tables that reference several nouns.
 */
export async function moveReferences(
  { db, tenantId }: TenantScope,
  places: readonly Place[],
  noun: string,
  { keep, duplicate }: Merged,
): Promise<void> {
  for (const { table, column, same, noun: hasNoun } of places) {
    const name = sql.identifier(table);
    const entity = sql.identifier(column);
    const ofNoun = (row: SQL) => (hasNoun ? sql`and ${row}.noun = ${noun}` : sql``);
    const alike = same.map(
      (key) => sql`and other.${sql.identifier(key)} is not distinct from mine.${sql.identifier(key)}`,
    );
    const isTaken = sql`exists (select from ${name} other where other.tenant_id = mine.tenant_id
      and other.${entity} = ${keep} ${ofNoun(sql`other`)} ${sql.join(alike, sql` `)})`;
    const isMine = sql`mine.tenant_id = ${tenantId} and mine.${entity} = ${duplicate} ${ofNoun(sql`mine`)}`;
    if (same.length > 0) await db.execute(sql`delete from ${name} mine where ${isMine} and ${isTaken}`);
    await db.execute(sql`update ${name} mine set ${entity} = ${keep} where ${isMine}`);
  }
}
