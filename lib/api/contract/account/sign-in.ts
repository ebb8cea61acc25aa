import { z } from 'zod';
import { defineCommand } from '#lib/api/contract/command.ts';
import { email, signedIn } from './signed-in.ts';

const nothing = z.object({});
const googleToken = z.object({ token: z.string().min(1).max(5000) });

export const login = defineCommand({
  method: 'POST',
  path: '/auth/login',
  summary: 'Signs in with address and password; a browser on the official website gets its cookie',
  params: nothing,
  body: z.object({ email, password: z.string().max(200) }),
  answer: signedIn,
});

export const googleLogin = defineCommand({
  method: 'POST',
  path: '/auth/google-login',
  summary: 'Signs in with the ID token of Google; an account must exist',
  params: nothing,
  body: googleToken,
  answer: signedIn,
});

export const googleRegister = defineCommand({
  method: 'POST',
  path: '/auth/google-register',
  summary: 'Creates an account with the ID token of Google, or signs in where there is one',
  params: nothing,
  body: googleToken,
  answer: signedIn,
});

export const logoutOfficial = defineCommand({
  method: 'DELETE',
  path: '/auth/session',
  summary: 'Signs out on the official website; sites that were logged in stay so',
  params: nothing,
  body: nothing,
  answer: nothing,
});
