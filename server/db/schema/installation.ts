import { pgTable, text } from 'drizzle-orm/pg-core';

/** Settings shared by all servers of this database, such as the secret of the live channels. */
export const installation = pgTable('installation', { name: text().primaryKey(), value: text().notNull() });
