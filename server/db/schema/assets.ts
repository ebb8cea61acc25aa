import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { createdAt, tenantId } from './columns.ts';

/** Pictures and documents, addressed by the SHA-256 of their bytes (hex), so that an address never changes its content. */
export const assets = pgTable(
  'asset',
  {
    tenantId: tenantId(),
    hash: text().notNull(),
    contentType: text().notNull(),
    bytes: bytea().notNull(),
    size: integer().notNull(),
    width: integer(),
    height: integer(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.hash] })],
);
