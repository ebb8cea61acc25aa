import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { createdAt, tenantId } from './columns.ts';

/** Images and documents, addressed by a hash of their bytes, so that the content of a URL never changes. */
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
    /** The SHA-256 of the file that a photo was made of, so that nobody sends it twice. */
    sourceHash: text(),
    createdAt: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.hash] }), index('asset_of_source').on(t.tenantId, t.sourceHash)],
);
