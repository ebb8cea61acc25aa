import { z } from 'zod';
import { defineCommand } from '#lib/api/contract/command.ts';
import { instant } from '#lib/api/contract/common.ts';

const nothing = z.object({});

export const keepWebsiteSession = defineCommand({
  method: 'POST',
  path: '/v2/website/session',
  summary: 'Puts the bearer into the cookie `leagueEngineAccessToken` by a response header, and prolongs its session',
  params: nothing,
  body: nothing,
  answer: z.object({ expiresAt: instant }),
});

export const endWebsiteSession = defineCommand({
  method: 'DELETE',
  path: '/v2/website/session',
  summary: 'Logs out: the session of the bearer ends, its cookie is removed; without a session the cookie alone',
  params: nothing,
  body: nothing,
  answer: nothing,
});
