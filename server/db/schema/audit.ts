import { bigint, index, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { Actor } from '#server/db/tenant-scope.ts';
import { tenantId } from './columns.ts';

export const auditActions = ['insert', 'update', 'delete', 'command'] as const;

type Columns = Record<string, unknown>;

/**
 * The trail of changes that staff and operators made, written by the trigger `audit_change` on the tables of the
 * migrations that call `audit_table`; see `docs/decisions/audit-trail.md`. `rowKey` is the primary key without the
 * tenant; `before` and `after` hold the changed columns by their name in the table. A `command` tells of many rows at
 * once: it has no table, and `after` holds its words and counts.
 */
export const auditEntries = pgTable(
  'audit_entry',
  {
    tenantId: tenantId(),
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull().defaultNow(),
    actor: jsonb().$type<Actor>().notNull(),
    action: text({ enum: auditActions }).notNull(),
    tableName: text(),
    rowKey: jsonb().$type<Record<string, string>>(),
    before: jsonb().$type<Columns>(),
    after: jsonb().$type<Columns>(),
    /** The entry that this change takes back. */
    undoes: bigint({ mode: 'number' }),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index('audit_entry_of_row').on(t.tenantId, t.tableName, t.rowKey),
  ],
);
