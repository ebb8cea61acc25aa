import type { IncomingMessage } from 'node:http';
import { networkOf } from '#lib/network-of.ts';

/** Returns the client's network, by which it is rate limited. Call it after `resolveForwarded`. */
export function clientNetwork({ headers, socket }: IncomingMessage): string {
  const forwarded = headers['x-forwarded-for'];
  return networkOf(typeof forwarded === 'string' ? forwarded : (socket.remoteAddress ?? ''));
}
