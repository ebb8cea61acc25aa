import { boolean, index, pgTable, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { createdAt, owned, ownedKey, refersTo, updatedAt } from './columns.ts';

export const users = pgTable(
  'site_user',
  {
    ...owned(),
    name: text().notNull(),
    email: text().notNull(),
    emailVerified: boolean().notNull().default(false),
    image: text(),
    locale: text(),
    updatedAt: updatedAt(),
  },
  (t) => [ownedKey(t), unique('site_user_email').on(t.tenantId, t.email)],
);

export const sessions = pgTable(
  'session',
  {
    ...owned(),
    userId: uuid().notNull(),
    token: text().notNull().unique(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    ipAddress: text(),
    userAgent: text(),
    updatedAt: updatedAt(),
  },
  (t) => [
    ownedKey(t),
    refersTo('session_user', [t.tenantId, t.userId], users).onDelete('cascade'),
    index('session_of_user').on(t.tenantId, t.userId),
  ],
);

/** A sign-in method: a password hash, or an identity at a provider. */
export const credentials = pgTable(
  'credential',
  {
    ...owned(),
    userId: uuid().notNull(),
    provider: text().notNull(),
    subject: text().notNull(),
    passwordHash: text(),
    updatedAt: updatedAt(),
  },
  (t) => [
    ownedKey(t),
    refersTo('credential_user', [t.tenantId, t.userId], users).onDelete('cascade'),
    unique('credential_subject').on(t.tenantId, t.provider, t.subject),
  ],
);

export const pushTokens = pgTable(
  'push_token',
  { ...owned(), userId: uuid().notNull(), token: text().notNull(), seenAt: createdAt() },
  (t) => [
    ownedKey(t),
    refersTo('push_token_user', [t.tenantId, t.userId], users).onDelete('cascade'),
    unique('push_token_once').on(t.tenantId, t.token),
  ],
);
