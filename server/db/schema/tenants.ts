import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** `settings` matches the contract's `websiteSettings`; it is parsed when read. */
export const tenants = pgTable('tenant', {
  id: uuid().primaryKey().defaultRandom(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  settings: jsonb().$type<Record<string, unknown>>().notNull(),
  /** Raised by every change of the settings, name, hosts, languages and sponsors. */
  revision: integer().notNull().default(0),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});

/** A host belongs to one tenant; one host per tenant is used in canonical URLs. */
export const domains = pgTable('domain', {
  host: text().primaryKey(),
  tenantId: uuid()
    .notNull()
    .references(() => tenants.id, { onDelete: 'cascade' }),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
});
