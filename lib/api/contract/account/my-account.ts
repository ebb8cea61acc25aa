import { z } from 'zod';
import { defineCall } from '#lib/api/contract/call.ts';
import { defineCommand } from '#lib/api/contract/command.ts';
import { instant, locale } from '#lib/api/contract/common.ts';
import { accountName } from './signed-in.ts';

const nothing = z.object({});

const ownAccount = z
  .object({
    uuid: z.string(),
    name: z.string(),
    email: z.string(),
    language: locale.nullable(),
    birthDate: z.iso.date().nullable(),
    hasPassword: z.boolean(),
    hasGoogle: z.boolean(),
    createdAt: instant,
  })
  .meta({ id: 'OwnAccount' });
export type OwnAccount = z.infer<typeof ownAccount>;

/** A sign-in of a browser: on the official website (`site` null), or on a site. */
const accountSession = z
  .object({
    id: z.string(),
    site: z.object({ name: z.string(), host: z.string() }).nullable(),
    /** The browser, as it named itself. */
    userAgent: z.string().nullable(),
    /** The network of the last use. */
    network: z.string().nullable(),
    isThis: z.boolean(),
    createdAt: instant,
    lastUsedAt: instant,
    expiresAt: instant,
  })
  .meta({ id: 'AccountSession' });
export type AccountSession = z.infer<typeof accountSession>;

export const getOwnAccount = defineCall({
  path: '/auth/account',
  summary: 'The account that is signed in on the official website',
  params: nothing,
  query: nothing,
  answer: ownAccount,
});

export const changeOwnAccount = defineCommand({
  method: 'PUT',
  path: '/auth/account',
  summary: 'Changes name and language; the birth date can be given once',
  params: nothing,
  body: z.object({
    name: accountName.optional(),
    language: locale.optional(),
    birthDate: z.iso.date().optional(),
  }),
  answer: ownAccount,
});

export const deleteOwnAccount = defineCommand({
  method: 'DELETE',
  path: '/auth/account',
  summary: 'Deletes the account: what it owned on sites stays without a name. Repeat the address to confirm',
  params: nothing,
  body: z.object({ email: z.string().max(200) }),
  answer: nothing,
});

export const exportOwnAccount = defineCall({
  path: '/auth/account/export',
  summary: 'Everything that is stored of the account, on all sites',
  params: nothing,
  query: nothing,
  answer: z.record(z.string(), z.unknown()),
});

export const listAccountSessions = defineCall({
  path: '/auth/sessions',
  summary: 'Sign-ins of the account, the last used first',
  params: nothing,
  query: nothing,
  answer: z.object({ items: z.array(accountSession) }),
});

export const revokeAccountSession = defineCommand({
  method: 'DELETE',
  path: '/auth/sessions/{sessionId}',
  summary: 'Ends a sign-in: that browser must log in again',
  params: z.object({ sessionId: z.uuid() }),
  body: nothing,
  answer: nothing,
});
