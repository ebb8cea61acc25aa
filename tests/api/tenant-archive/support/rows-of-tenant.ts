import { getTableName } from 'drizzle-orm';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { loadSchemaTables } from '#server/db/schema-tables.ts';
import { isTenantTable } from '#server/league/tenant-archive/archived-table.ts';
import { leftOutColumns } from '#server/league/tenant-archive/left-out.ts';

const leftOut = Object.keys(leftOutColumns).map((name) => name.split('.'));

/** Number and digest of the tenant's rows in every table, without the columns that an archive leaves out. */
export async function rowsOfTenant(
  { pool }: DatabaseConnection,
  tenantId: string,
): Promise<Record<string, { count: number; digest: string }>> {
  const tables = (await loadSchemaTables()).filter(isTenantTable).map((table) => getTableName(table));
  const compared = tables.filter((table) => table !== 'announcement').sort();
  const found: Record<string, { count: number; digest: string }> = {};
  for (const table of compared) {
    const { rows } = await pool.query(
      `select count(*)::int as count, md5(string_agg(line, '' order by line)) as digest
         from (select md5((to_jsonb(own) - $2::text[])::text) as line from "${table}" as own where tenant_id = $1)`,
      [tenantId, leftOut.flatMap(([of, column]) => (of === table ? [column] : []))],
    );
    found[table] = rows[0];
  }
  return found;
}
