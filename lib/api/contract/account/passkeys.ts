import { z } from 'zod';
import { defineCall } from '#lib/api/contract/call.ts';
import { defineCommand } from '#lib/api/contract/command.ts';
import { instant } from '#lib/api/contract/common.ts';
import { signedIn } from './signed-in.ts';

const nothing = z.object({});

/** `options` is what `navigator.credentials` takes as JSON (`parseCreationOptionsFromJSON`, `parseRequestOptionsFromJSON`). */
const ceremony = z.object({ ceremony: z.string(), options: z.record(z.string(), z.unknown()) });
const finished = z.object({
  ceremony: z.string().min(20).max(200),
  /** The credential of the browser, by its `toJSON()`. */
  response: z.record(z.string(), z.unknown()),
});

const passkey = z
  .object({ id: z.string(), name: z.string(), createdAt: instant, lastUsedAt: instant.nullable() })
  .meta({ id: 'Passkey' });

export const startPasskeyLogin = defineCommand({
  method: 'POST',
  path: '/auth/passkeys/login/start',
  summary: 'Begins to sign in with a passkey',
  params: nothing,
  body: nothing,
  answer: ceremony,
});

export const finishPasskeyLogin = defineCommand({
  method: 'POST',
  path: '/auth/passkeys/login',
  summary: 'Signs in with a passkey',
  params: nothing,
  body: finished,
  answer: signedIn,
});

export const startPasskey = defineCommand({
  method: 'POST',
  path: '/auth/passkeys/start',
  summary: 'Begins to add a passkey to the account',
  params: nothing,
  body: nothing,
  answer: ceremony,
});

export const addPasskey = defineCommand({
  method: 'POST',
  path: '/auth/passkeys',
  summary: 'Adds a passkey to the account',
  params: nothing,
  body: finished.extend({ name: z.string().trim().min(1).max(80) }),
  answer: passkey,
});

export const listPasskeys = defineCall({
  path: '/auth/passkeys',
  summary: 'Passkeys of the account, the newest first',
  params: nothing,
  query: nothing,
  answer: z.object({ items: z.array(passkey) }),
});

export const removePasskey = defineCommand({
  method: 'DELETE',
  path: '/auth/passkeys/{passkeyId}',
  summary: 'Removes a passkey of the account',
  params: z.object({ passkeyId: z.uuid() }),
  body: nothing,
  answer: nothing,
});
