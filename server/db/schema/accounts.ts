import { date, index, integer, jsonb, pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core';
import { bytea } from './bytea.ts';
import { createdAt, updatedAt } from './columns.ts';
import { tenants } from './tenants.ts';

const id = () => uuid().primaryKey().defaultRandom();
const instant = () => timestamp({ withTimezone: true });

/** A person of the installation, by the e-mail address in lower case. What they do on a tenant hangs on a `follower`. */
export const accounts = pgTable('account', {
  id: id(),
  email: text().notNull().unique(),
  name: text().notNull(),
  language: text(),
  birthDate: date(),
  createdAt: createdAt(),
  updatedAt: updatedAt(),
});

const accountId = () =>
  uuid()
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' });

export const credentialProviders = ['password', 'google'] as const;

/** A password as an Argon2 hash (`subject` is the account's id), or an identity at Google. */
export const accountCredentials = pgTable(
  'account_credential',
  {
    accountId: accountId(),
    provider: text({ enum: credentialProviders }).notNull(),
    subject: text().notNull(),
    passwordHash: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (t) => [
    primaryKey({ columns: [t.provider, t.subject] }),
    unique('account_credential_once').on(t.accountId, t.provider),
  ],
);

/** A public key of WebAuthn; `credentialId` is the one that the browser names. */
export const passkeys = pgTable(
  'passkey',
  {
    id: id(),
    accountId: accountId(),
    credentialId: text().notNull().unique(),
    publicKey: bytea().notNull(),
    counter: integer().notNull(),
    transports: text().array().notNull().default([]),
    name: text().notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant(),
  },
  (t) => [index('passkey_of_account').on(t.accountId)],
);

/** A sign-in of a browser: on the official website (without a tenant), or on the site of a tenant. Only the token's digest is stored. */
export const accountSessions = pgTable(
  'account_session',
  {
    id: id(),
    accountId: accountId(),
    tenantId: uuid().references(() => tenants.id, { onDelete: 'cascade' }),
    tokenHash: text().notNull().unique(),
    createdAt: createdAt(),
    lastUsedAt: instant().notNull(),
    expiresAt: instant().notNull(),
    userAgent: text(),
    network: text(),
  },
  (t) => [index('account_session_of_account').on(t.accountId), index('account_session_of_tenant').on(t.tenantId)],
);

export const accountTokenPurposes = ['confirm', 'reset', 'passkey-login', 'passkey'] as const;

/** What a link in a mail or a passkey ceremony needs until it ends: once, and not for long. */
export const accountTokens = pgTable(
  'account_token',
  {
    tokenHash: text().primaryKey(),
    purpose: text({ enum: accountTokenPurposes }).notNull(),
    /** Null for an address without an account, whose request leaves the same trace. */
    accountId: uuid().references(() => accounts.id, { onDelete: 'cascade' }),
    payload: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
  },
  (t) => [index('account_token_of_account').on(t.accountId), index('account_token_expiry').on(t.expiresAt)],
);
