import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { tenants } from '#server/db/schema/tenants.ts';
import { loadSchemaTables } from '#server/db/schema-tables.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import { manifestName, tenantName } from './archive-entry.ts';
import { type ArchivedTable, archivedTables } from './archived-table.ts';
import { bulkSettings } from './bulk-settings.ts';
import { exportTable, type WriteEntry } from './export-table.ts';
import { type Manifest, schemaVersion } from './manifest.ts';

export type ExportedTenant = { name: string; rows: number; tables: number };

/**
 * Writes everything of a tenant, except what `left-out.ts` names, as files of an archive: the manifest, the tenant, then
 * the tables. One snapshot of the database; the same data give the same bytes. The caller authorises. Throws `not-found`.
 */
export async function exportTenant(scope: TenantScope, write: WriteEntry): Promise<ExportedTenant> {
  const tables = archivedTables(await loadSchemaTables());
  const schema = await schemaVersion();
  const { tenantId } = scope;
  return scope.db.transaction(
    async (db) => {
      await db.execute(bulkSettings);
      const own = { db, tenantId };
      const [tenant] = await db
        .select({ id: tenants.id, slug: tenants.slug, name: tenants.name, line: sql`row_to_json(${tenants})` })
        .from(tenants)
        .where(eq(tenants.id, tenantId));
      if (!tenant) throw notFound('tenant', tenantId);
      const { line, ...identity } = tenant;
      const counts = [];
      for (const table of tables) counts.push({ name: table.name, rows: await countRows(own, table) });
      const head: Manifest = {
        format: 'courtside-tenant',
        version: 1,
        schema,
        tenant: identity,
        tables: counts.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
      };
      await write({ name: manifestName, bytes: jsonFile(head) });
      await write({ name: tenantName, bytes: jsonFile(line) });
      let rows = 0;
      for (const table of tables) rows += await exportTable(own, table, write);
      return { name: tenant.name, rows, tables: counts.filter(({ rows }) => rows > 0).length };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

const jsonFile = (value: unknown) => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

async function countRows({ db, tenantId }: TenantScope, { name }: ArchivedTable): Promise<number> {
  const { rows } = await db.execute(
    sql`select count(*)::int as count from ${sql.identifier(name)} where tenant_id = ${tenantId}`,
  );
  return z.object({ count: z.int() }).parse(rows[0]).count;
}
