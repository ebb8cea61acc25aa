import { z } from 'zod';
import { defineCall } from '#lib/api/contract/call.ts';
import { defineCommand } from '#lib/api/contract/command.ts';
import { signedIn } from './signed-in.ts';

/** Origin of the site that asks: scheme, host and port, without a path. */
const domain = z.string().max(300);

/** What the visitor sees before a token goes to the site. */
const askingSite = z
  .object({
    /** Name of the site, and its origin: the exact target of `postMessage`. */
    name: z.string(),
    origin: z.string(),
    /** Who is signed in here; null asks to log in first. */
    account: z.object({ name: z.string(), email: z.string(), hasBirthDate: z.boolean() }).nullable(),
    /** The age that the site asks for, in years; with it the account needs a birth date. */
    minimumAge: z.number().int().nullable(),
  })
  .meta({ id: 'AskingSite' });
export type AskingSite = z.infer<typeof askingSite>;

export const getAskingSite = defineCall({
  path: '/auth/handover',
  summary: 'Which site asks to log in, and who is signed in here; 404 for an origin that is no site',
  params: z.object({}),
  query: z.object({ domain }),
  answer: askingSite,
});

export const handOver = defineCommand({
  method: 'POST',
  path: '/auth/handover',
  summary:
    'A token of the visitor for the site of that origin, and for no other; needs the cookie of the official website',
  params: z.object({}),
  body: z.object({ domain }),
  answer: signedIn,
});
