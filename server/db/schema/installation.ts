import { pgTable, text } from 'drizzle-orm/pg-core';

/** What all servers on this database share, such as the secret of the live channels. */
export const installation = pgTable('installation', { name: text().primaryKey(), value: text().notNull() });
