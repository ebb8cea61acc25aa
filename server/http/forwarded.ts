import type { IncomingMessage } from 'node:http';
import { replaceHeader } from './replace-header.ts';

const forwarded = ['x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-port', 'x-forwarded-for', 'forwarded'];

/**
 * Replaces `Host`, which selects the tenant, by a trusted proxy's `X-Forwarded-Host`. Without a trusted proxy the
 * forwarding headers are removed, so that no client can claim another tenant's host.
 */
export function resolveHost(request: IncomingMessage, trustProxy: boolean): void {
  if (!trustProxy) {
    for (const name of forwarded) replaceHeader(request, name, undefined);
    return;
  }
  const host = firstOf(request.headers['x-forwarded-host']);
  if (host) replaceHeader(request, 'host', host);
}

function firstOf(value: string | string[] | undefined): string | undefined {
  const text = Array.isArray(value) ? value[0] : value;
  return text?.split(',')[0]?.trim();
}
