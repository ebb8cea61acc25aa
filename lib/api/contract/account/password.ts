import { z } from 'zod';
import { defineCommand } from '#lib/api/contract/command.ts';
import { locale } from '#lib/api/contract/common.ts';
import { email, linkToken, newPassword, signedIn } from './signed-in.ts';

const nothing = z.object({});

export const requestPasswordReset = defineCommand({
  method: 'POST',
  path: '/auth/password/request',
  summary: 'Sends a link to choose a new password; the answer is the same for an unknown address',
  params: nothing,
  body: z.object({ email, locale, domain: z.string().max(300).optional() }),
  answer: nothing,
});

export const resetPassword = defineCommand({
  method: 'POST',
  path: '/auth/password/reset',
  summary: 'Sets the password with the token of the mail, ends all sessions of the account, and signs in',
  params: nothing,
  body: z.object({ token: linkToken, password: newPassword }),
  answer: signedIn,
});
