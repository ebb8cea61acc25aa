import {
  bigint,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import type { DataImportMap, DataImportReport, KeptRow } from '#lib/api/contract/data-import.ts';
import { dataImportKinds, dataImportStates } from '#lib/api/contract/data-import-kinds.ts';
import type { Actor } from '#server/db/tenant-scope.ts';
import { bytea } from './bytea.ts';
import { owned, ownedKey, tenantOfParent } from './columns.ts';

/**
 * Files that the office has brought: read and mapped while `open`, then `applied`, and perhaps `undone`. `bytes` is the file as long as it
 * is open. `map` says what was read from which column, and is suggested for the next file of the kind.
 */
export const dataImports = pgTable(
  'data_import',
  {
    ...owned(),
    kind: text({ enum: dataImportKinds }).notNull(),
    state: text({ enum: dataImportStates }).notNull().default('open'),
    fileName: text().notNull(),
    size: integer().notNull(),
    bytes: bytea(),
    map: jsonb().$type<DataImportMap>(),
    report: jsonb().$type<DataImportReport>(),
    author: jsonb().$type<Actor>().notNull(),
    appliedAt: timestamp({ withTimezone: true }),
    undoneAt: timestamp({ withTimezone: true }),
    undoneBy: jsonb().$type<Actor>(),
    /** What the undo left as it was, since somebody had changed it or it was needed. */
    kept: jsonb().$type<KeptRow[]>(),
  },
  (t) => [ownedKey(t), index('data_import_by_time').on(t.tenantId, t.createdAt)],
);

type Row = Record<string, unknown>;

/** The rows that an import has changed, whole, before and after, in order; written by the trigger `note_import` while it is applied. */
export const dataImportChanges = pgTable(
  'data_import_change',
  {
    tenantId: tenantOfParent(),
    importId: uuid().notNull(),
    seq: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    tableName: text().notNull(),
    before: jsonb().$type<Row>(),
    after: jsonb().$type<Row>(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.importId, t.seq] }),
    foreignKey({
      name: 'data_import_change_of',
      columns: [t.tenantId, t.importId],
      foreignColumns: [dataImports.tenantId, dataImports.id],
    }).onDelete('cascade'),
  ],
);
