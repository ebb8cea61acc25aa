import { getTableName } from 'drizzle-orm';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { loadSchemaTables } from '#server/db/schema-tables.ts';
import { isTenantTable } from '#server/league/tenant-archive/archived-table.ts';

/** Number and digest of the tenant's rows in every table, whole rows as PostgreSQL prints them. */
export async function rowsOfTenant(
  { pool }: DatabaseConnection,
  tenantId: string,
): Promise<Record<string, { count: number; digest: string }>> {
  const tables = (await loadSchemaTables()).filter(isTenantTable).map((table) => getTableName(table));
  const compared = tables.filter((table) => table !== 'announcement').sort();
  const found: Record<string, { count: number; digest: string }> = {};
  for (const table of compared) {
    const { rows } = await pool.query(
      `select count(*)::int as count, md5(string_agg(md5(own::text), '' order by md5(own::text))) as digest
         from "${table}" as own where tenant_id = $1`,
      [tenantId],
    );
    found[table] = rows[0];
  }
  return found;
}
