import { desc, eq, gte, lt, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { AuditEntry, AuditFilter } from '#lib/api/contract/audit.ts';
import { auditEntries } from '#server/db/schema/audit.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { decodeCursor } from '#server/league/paging/cursor.ts';
import { cutPage, type Page } from '#server/league/paging/page.ts';
import { presentEntries } from './present-entries.ts';

type AuditQuery = AuditFilter & { cursor?: string | undefined; limit: number };

/** Lists the audit trail, newest first. Throws `bad-request` for a cursor of another list. The caller authorises. */
export async function listAuditEntries(scope: TenantScope, query: AuditQuery): Promise<Page<AuditEntry>> {
  const { table, row, user, from, until, cursor, limit } = query;
  const before = decodeCursor(cursor, z.tuple([z.number().int()]));
  const found = await scope.db
    .select()
    .from(auditEntries)
    .where(
      ofTenant(
        scope,
        auditEntries,
        before ? lt(auditEntries.id, before[0]) : undefined,
        table === undefined ? undefined : eq(auditEntries.tableName, table),
        row === undefined
          ? undefined
          : sql`exists (select from jsonb_each_text(${auditEntries.rowKey}) where value = ${row})`,
        user === undefined ? undefined : eq(sql`${auditEntries.actor} ->> 'userId'`, user),
        from === undefined ? undefined : gte(auditEntries.at, new Date(from)),
        until === undefined ? undefined : lt(auditEntries.at, new Date(until)),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(limit + 1);
  const { rows, nextCursor } = cutPage(found, limit, ({ id }) => [id]);
  return { items: await presentEntries(scope, rows), nextCursor };
}
