import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/** Who asks, by network address. What a proxy says is there only where proxies are trusted. */
export function clientAddress(c: Context): string {
  const forwarded = c.req.header('x-forwarded-for')?.split(',')[0]?.trim();
  if (forwarded) return forwarded;
  return c.env && 'incoming' in c.env ? (getConnInfo(c).remote.address ?? '') : '';
}
