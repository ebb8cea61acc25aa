import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** Returns the client's IP address. `X-Forwarded-For` is present only if proxies are trusted. */
export function clientAddress(c: Context): string {
  const forwarded = c.req.header('x-forwarded-for')?.split(',')[0]?.trim();
  if (forwarded) return forwarded;
  return c.env && 'incoming' in c.env ? (getConnInfo(c).remote.address ?? '') : '';
}
