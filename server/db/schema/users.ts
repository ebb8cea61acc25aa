import { boolean, index, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { accounts } from './accounts.ts';
import { owned, ownedKey, refersTo, tenantOfParent, updatedAt } from './columns.ts';

/** A member of the staff of a tenant, now or once. Visitors have an account instead (`accounts.ts`). */
export const users = pgTable(
  'site_user',
  {
    ...owned(),
    name: text().notNull(),
    email: text().notNull(),
    emailVerified: boolean().notNull().default(false),
    image: text(),
    locale: text(),
    /** The account of the same address, which gives no right of the staff. */
    accountId: uuid().references(() => accounts.id, { onDelete: 'set null' }),
    updatedAt: updatedAt(),
  },
  (t) => [
    ownedKey(t),
    unique('site_user_email').on(t.tenantId, t.email),
    index('site_user_of_account').on(t.accountId),
  ],
);

/** A sign-in of a browser. Only digests of its secrets are stored. */
export const sessions = pgTable(
  'session',
  {
    ...owned(),
    userId: uuid().notNull(),
    /** Digest of the bearer that an earlier build kept for the whole session; null once the browser refreshes. */
    token: text().unique(),
    refreshHash: text().unique(),
    /** The digest before, and what derived the present secret from it: an answer that was lost is given again. */
    previousHash: text(),
    refreshSalt: text(),
    rotatedAt: timestamp({ withTimezone: true }),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    lastUsedAt: timestamp({ withTimezone: true }),
    ipAddress: text(),
    userAgent: text(),
    updatedAt: updatedAt(),
  },
  (t) => [
    ownedKey(t),
    refersTo('session_user', [t.tenantId, t.userId], users).onDelete('cascade'),
    index('session_of_user').on(t.tenantId, t.userId),
    index('session_previous').on(t.tenantId, t.previousHash),
  ],
);

/** The short-lived bearers of a session; each open page has its own. Only their digests are stored. */
export const accessTokens = pgTable(
  'access_token',
  {
    tenantId: tenantOfParent(),
    tokenHash: text().notNull(),
    sessionId: uuid().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.tokenHash] }),
    refersTo('access_token_session', [t.tenantId, t.sessionId], sessions).onDelete('cascade'),
    index('access_token_of_session').on(t.tenantId, t.sessionId),
  ],
);
