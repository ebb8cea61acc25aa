import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, foreignKey, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { tenants } from './tenants.ts';

/** A text in several languages: `{ en, sr, … }`; a reader falls back to the column of the plain name beside it. */
export type LocalizedText = Partial<Record<string, string>>;

export const createdAt = () => timestamp({ withTimezone: true }).notNull().defaultNow();
export const updatedAt = () =>
  timestamp({ withTimezone: true })
    .notNull()
    .defaultNow()
    .$onUpdate(() => new Date());

export const tenantId = () =>
  uuid()
    .notNull()
    .references(() => tenants.id, { onDelete: 'cascade' });

/** The tenant of a row whose parent holds it to that tenant already; rows of great number are spared a second check. */
export const tenantOfParent = () => uuid().notNull();

/** The columns of everything that a tenant owns and that has an id of its own. */
export const owned = () => ({ tenantId: tenantId(), id: uuid().notNull().defaultRandom(), createdAt: createdAt() });

export const ownedKey = (table: { tenantId: AnyPgColumn; id: AnyPgColumn }) =>
  primaryKey({ columns: [table.tenantId, table.id] });

/**
 * What the search compares, kept by the database: the words in Latin letters without marks, each behind a space. The
 * functions `search_fold` and `search_words` are in the migrations; `docs/decisions/search.md` says why.
 */
export const searchKey = (words: SQL) => text().notNull().generatedAlwaysAs(sql`' ' || search_fold(${words})`);

/** Ids that other systems use for this row, each as `source:id`. */
export const externalIds = () => text().array().notNull().default([]);

/** A reference that holds the tenant too, so that rows of two tenants can never be joined. */
export function refersTo(
  name: string,
  columns: [AnyPgColumn, AnyPgColumn],
  parent: { tenantId: AnyPgColumn; id: AnyPgColumn },
) {
  return foreignKey({ name, columns, foreignColumns: [parent.tenantId, parent.id] });
}
