import { isDeepStrictEqual } from 'node:util';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { tags } from '#lib/api/tags.ts';
import { announce } from '#server/changes/announce.ts';
import { domains, tenants } from '#server/db/schema/tenants.ts';
import { loadSchemaTables } from '#server/db/schema-tables.ts';
import type { Actor, Queryable, TenantScope } from '#server/db/tenant-scope.ts';
import { parseInput } from '#server/league/parse-input.ts';
import { rebuildRollups } from '#server/league/rollup/rebuild-rollups.ts';
import { canonicalUrl } from '#server/league/tenant/canonical-url.ts';
import { host } from '#server/league/tenant/host.ts';
import { type ArchiveEntry, tenantName } from './archive-entry.ts';
import { type ArchivedTable, archivedTables, deferredColumns } from './archived-table.ts';
import { assertFree, assertHostsFree } from './assert-free.ts';
import { bulkSettings } from './bulk-settings.ts';
import { insertPart, type RowPart, setDeferred } from './import-rows.ts';
import { importTables } from './import-tables.ts';
import { type ArchiveHead, readHead } from './open-archive.ts';
import { refusedLine } from './refused.ts';

export type Archive = {
  /** Opens the files in their order; called again for references that are set last. */
  open: () => AsyncIterable<ArchiveEntry>;
  /** The hosts of the copy; without them those of the archive. */
  hosts?: readonly string[] | undefined;
};
export type ImportedTenant = { id: string; name: string; hosts: string[]; rows: number };

const domainTable = 'domain';

/**
 * Imports the archive of a tenant with all its ids, in one transaction, and announces everything of it. The caller
 * authorises. Throws `conflict` if the tenant, its slug or a host is in the database, and `bad-request` with file and line
 * for whatever does not fit.
 */
export async function importTenant(
  db: Queryable,
  { open, hosts: wanted }: Archive,
  actor: Actor = { kind: 'operator' },
): Promise<ImportedTenant> {
  const hosts = wanted && parseInput(z.array(host).min(1), [...new Set(wanted)]);
  const tables = archivedTables(await loadSchemaTables());
  return db.transaction(async (db) => {
    await db.execute(bulkSettings);
    const entries = open()[Symbol.asyncIterator]();
    try {
      const head = await readHead(entries, tables);
      const { manifest, tenant } = head;
      await assertFree(db, tenant);
      if (hosts) await assertHostsFree(db, hosts);
      await insertTenant(db, head);
      const scope: TenantScope = { db, tenantId: tenant.id, actor };
      await importTables(scope, { tables, manifest, entries }, (scope, table, part) =>
        table.name === domainTable ? storeHosts(scope, table, part, hosts) : insertPart(scope, table, part),
      );
      await setReferences(scope, tables, head, open);
      if (hosts) await giveHosts(scope, hosts);
      await rebuildRollups(scope);
      await announce(scope, everyTag(tenant.id));
      const rows = manifest.tables.reduce((sum, { rows }) => sum + rows, 0);
      return { id: tenant.id, name: tenant.name, hosts: await hostsOf(scope), rows };
    } finally {
      await entries.return?.();
    }
  });
}

async function insertTenant(db: Queryable, { tenant }: ArchiveHead): Promise<void> {
  const insertion = sql`insert into tenant (id, slug, name, settings, revision, created_at, updated_at)
    select id, slug, name, settings, revision, created_at, updated_at from json_populate_record(null::tenant, ${tenant.text}::json)`;
  await db.execute(insertion).catch((error) => Promise.reject(refusedLine(tenantName, 1, error)));
}

async function storeHosts(
  scope: TenantScope,
  table: ArchivedTable,
  part: RowPart,
  wanted: readonly string[] | undefined,
): Promise<void> {
  const own = part.lines.map(({ number, row }) => {
    if (host.safeParse(row.host).data === row.host) return String(row.host);
    throw refusedLine(part.file, number, `"${row.host}" is no host`);
  });
  if (wanted && !isDeepStrictEqual(wanted.toSorted(), own.toSorted())) return;
  await assertHostsFree(scope.db, own);
  await insertPart(scope, table, part);
}

/** Sets the references to rows that came later, from a second reading. */
async function setReferences(
  scope: TenantScope,
  tables: readonly ArchivedTable[],
  { manifest }: ArchiveHead,
  open: Archive['open'],
): Promise<void> {
  const filled = new Set(manifest.tables.filter(({ rows }) => rows > 0).map(({ name }) => name));
  const deferred = new Set(tables.filter((table) => deferredColumns(table).length > 0 && filled.has(table.name)));
  if (deferred.size === 0) return;
  const entries = open()[Symbol.asyncIterator]();
  try {
    await readHead(entries, tables);
    await importTables(scope, { tables, manifest, entries }, async (scope, table, part) => {
      if (deferred.has(table)) await setDeferred(scope, table, part);
    });
  } finally {
    await entries.return?.();
  }
}

/** Gives the copy hosts of its own, unless they are those of the archive. */
async function giveHosts(scope: TenantScope, hosts: readonly string[]): Promise<void> {
  if ((await hostsOf(scope)).length > 0) return;
  await scope.db.insert(domains).values(hosts.map((host) => ({ host, tenantId: scope.tenantId })));
  const own = eq(tenants.id, scope.tenantId);
  const [tenant] = await scope.db.select({ settings: tenants.settings }).from(tenants).where(own);
  const { domainUrl } = z.object({ domainUrl: z.url() }).parse(tenant?.settings);
  if (hosts.includes(new URL(domainUrl).hostname)) return;
  const settings = { ...tenant?.settings, domainUrl: canonicalUrl(hosts[0] ?? '') };
  await scope.db.update(tenants).set({ settings }).where(own);
}

async function hostsOf({ db, tenantId }: TenantScope): Promise<string[]> {
  const rows = await db.select({ host: domains.host }).from(domains).where(eq(domains.tenantId, tenantId));
  return rows.map(({ host }) => host).sort();
}

const everyTag = (tenantId: string) =>
  [tags.config, tags.seasons, tags.games, tags.clubs, tags.players, tags.galleries, tags.documents, tags.news].map(
    (tag) => tag(tenantId),
  );
