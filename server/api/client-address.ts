import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';
import { networkOf } from '#lib/network-of.ts';

/**
 * Returns the client's network, by which it is rate limited; empty for a request that did not come over HTTP.
 * `X-Forwarded-For` holds the address that a trusted proxy saw, and is absent without one.
 */
export function clientAddress(c: Context): string {
  const forwarded = c.req.header('x-forwarded-for');
  if (forwarded) return networkOf(forwarded);
  return c.env && 'incoming' in c.env ? networkOf(getConnInfo(c).remote.address ?? '') : '';
}
