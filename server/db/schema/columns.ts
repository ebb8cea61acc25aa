import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, foreignKey, integer, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { tenants } from './tenants.ts';

/** A text in several languages: `{ en, sr, … }`; the fallback is the column with the plain name. */
export type LocalizedText = Partial<Record<string, string>>;

/** Returns a text without the languages in which nothing is written. */
export const withoutEmpty = (text: LocalizedText): LocalizedText =>
  Object.fromEntries(Object.entries(text).filter(([, written]) => written?.trim()));

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

/** Tenant of a row whose parent already enforces it; large tables are spared a second foreign key check. */
export const tenantOfParent = () => uuid().notNull();

/** The number of the last change of what people enter in the row; the trigger `revise` raises it, whoever writes. */
export const revision = () => integer().notNull().default(0);

/** Columns of every tenant-owned table with its own id. */
export const owned = () => ({ tenantId: tenantId(), id: uuid().notNull().defaultRandom(), createdAt: createdAt() });

export const ownedKey = (table: { tenantId: AnyPgColumn; id: AnyPgColumn }) =>
  primaryKey({ columns: [table.tenantId, table.id] });

/**
 * Generated search column: the words in Latin letters without diacritics, each after a space. The functions
 * `search_fold` and `search_words` are in the migrations; see `docs/decisions/search.md`.
 */
export const searchKey = (words: SQL) => text().notNull().generatedAlwaysAs(sql`' ' || search_fold(${words})`);

/** Ids of this row in other systems, each as `source:id`. */
export const externalIds = () => text().array().notNull().default([]);

/** A foreign key that includes the tenant, so that rows of two tenants can never be joined. */
export function refersTo(
  name: string,
  columns: [AnyPgColumn, AnyPgColumn],
  parent: { tenantId: AnyPgColumn; id: AnyPgColumn },
) {
  return foreignKey({ name, columns, foreignColumns: [parent.tenantId, parent.id] });
}
