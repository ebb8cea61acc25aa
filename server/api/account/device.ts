import type { Context } from 'hono';
import { clientAddress } from '#server/api/client-address.ts';
import type { Device } from '#server/auth/accounts/account-sessions.ts';

/** From where a request comes: the browser's name for itself, and its network. */
export const deviceOf = (c: Context): Device => ({
  userAgent: c.req.header('user-agent'),
  network: clientAddress(c),
});

/** Whether the client came by https: pages of a browser name their origin, a trusted proxy the scheme. */
export const isSecure = (c: Context): boolean =>
  (c.req.header('origin') ?? '').startsWith('https:') || c.req.header('x-forwarded-proto') === 'https';
