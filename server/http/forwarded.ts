import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import { replaceHeader } from './replace-header.ts';

const unused = ['x-forwarded-port', 'forwarded', 'x-real-ip'];
const port = /:\d{1,5}$/;

/**
 * Replaces what the proxies in front have added by what the outermost trusted one saw: `Host`, which selects the tenant,
 * by its `X-Forwarded-Host`, `X-Forwarded-For` and `-Proto` by one value each. Each of the `hops` proxies appends to
 * the lists, so what stands further left is the client's own claim. Without a trusted proxy all are removed.
 */
export function resolveForwarded(request: IncomingMessage, hops: number): void {
  for (const name of unused) replaceHeader(request, name, undefined);
  const host = trustedValue(request, 'x-forwarded-host', hops);
  if (host) replaceHeader(request, 'host', host);
  replaceHeader(request, 'x-forwarded-host', host);
  const address = addressOf(trustedValue(request, 'x-forwarded-for', hops));
  replaceHeader(request, 'x-forwarded-for', address);
  const proto = trustedValue(request, 'x-forwarded-proto', hops)?.toLowerCase();
  replaceHeader(request, 'x-forwarded-proto', proto === 'https' || proto === 'http' ? proto : undefined);
}

/** Returns whether the client came by https, as the trusted proxy says. Call it after `resolveForwarded`. */
export function isHttps({ headers }: IncomingMessage): boolean {
  return headers['x-forwarded-proto'] === 'https';
}

function trustedValue(request: IncomingMessage, name: string, hops: number): string | undefined {
  if (hops === 0) return undefined;
  const values = [request.headers[name]]
    .flat()
    .join(',')
    .split(',')
    .map((value) => value.trim())
    .filter(Boolean);
  return values[Math.max(0, values.length - hops)];
}

/** Some proxies add the port, or brackets around IPv6. */
function addressOf(value: string | undefined): string | undefined {
  const bare = value?.replace(/^\[([^\]]*)\].*$/, '$1');
  if (!bare) return undefined;
  if (isIP(bare)) return bare;
  const withoutPort = bare.replace(port, '');
  return isIP(withoutPort) ? withoutPort : undefined;
}
