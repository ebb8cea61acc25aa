import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { owned, ownedKey, refersTo } from './columns.ts';
import { users } from './users.ts';

/** A link that signs a user in once. Only the digest of its token is stored. */
export const signInLinks = pgTable(
  'sign_in_link',
  {
    ...owned(),
    userId: uuid().notNull(),
    tokenHash: text().notNull().unique(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (t) => [ownedKey(t), refersTo('sign_in_link_user', [t.tenantId, t.userId], users).onDelete('cascade')],
);
