import { jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** `settings` holds what the contract's `websiteSettings` describes; it is parsed when it is read. */
export const tenants = pgTable('tenant', {
  id: uuid().primaryKey().defaultRandom(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  settings: jsonb().$type<Record<string, unknown>>().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** A host belongs to one tenant only; one of a tenant's hosts is the one in its canonical addresses. */
export const domains = pgTable('domain', {
  host: text().primaryKey(),
  tenantId: uuid()
    .notNull()
    .references(() => tenants.id, { onDelete: 'cascade' }),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
