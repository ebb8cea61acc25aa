import { z } from 'zod';
import { instant } from '#lib/api/contract/common.ts';
import { chosenName } from '#lib/api/contract/readable-name.ts';

/** A bearer of the tenant whose host was called; it slides with use, and is void once its session is revoked. */
export const signedIn = z.object({ access_token: z.string(), expiresAt: instant }).meta({ id: 'SignedIn' });
export type SignedIn = z.infer<typeof signedIn>;

/** The token of a link in a mail: it works once. */
export const linkToken = z.string().min(20).max(200);

export const email = z
  .email()
  .max(200)
  .transform((text) => text.toLowerCase());

/** A password that is chosen; a common or guessable one is refused by the call with an issue at its path. */
export const newPassword = z.string().min(8).max(200);

export const accountName = chosenName(1, 80);
