import { z } from 'zod';
import { defineCommand } from '#lib/api/contract/command.ts';
import { locale } from '#lib/api/contract/common.ts';
import { accountName, email, linkToken, newPassword, signedIn } from './signed-in.ts';

const nothing = z.object({});

export const register = defineCommand({
  method: 'POST',
  path: '/auth/register',
  summary: 'Requests an account: a mail brings the link that confirms it; the answer is the same for a known address',
  params: nothing,
  body: z.object({
    email,
    password: newPassword,
    name: accountName,
    locale,
    /** Page of a site that asked to log in, to which the mail leads back. */
    domain: z.string().max(300).optional(),
  }),
  answer: nothing,
});

export const confirmAccount = defineCommand({
  method: 'POST',
  path: '/auth/confirm',
  summary: 'Creates the account with the token of the mail, and signs in',
  params: nothing,
  body: z.object({ token: linkToken }),
  answer: signedIn,
});
