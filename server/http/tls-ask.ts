import { BlockList, isIP } from 'node:net';
import { normalizeHost } from '#lib/routing/host.ts';
import type { Handler } from './dispatch.ts';
import { sendJson } from './json.ts';

export const tlsAskPath = '/api/tls/ask';

const own = new BlockList();
own.addSubnet('127.0.0.0', 8);
own.addSubnet('10.0.0.0', 8);
own.addSubnet('172.16.0.0', 12);
own.addSubnet('192.168.0.0', 16);
own.addAddress('::1', 'ipv6');
own.addSubnet('fc00::', 7, 'ipv6');

/**
 * Answers a proxy that asks whether to get a certificate for `?domain=`: 200 for hosts of sites, else 404. It is asked from this
 * machine or its private network, directly: what has come through a proxy is refused.
 */
export function createTlsAsk(isHost: (host: string) => Promise<boolean> | undefined): Handler {
  return async (request, response) => {
    const refuse = (status: number, code: string, message: string) => sendJson(response, status, { code, message });
    const { headers, socket, url = '' } = request;
    if (headers['x-forwarded-for'] !== undefined || headers.forwarded !== undefined || !isOwn(socket.remoteAddress))
      return refuse(403, 'forbidden', 'Only a proxy of this server may ask, and directly.');
    const host = normalizeHost(new URL(url, 'http://localhost').searchParams.get('domain'));
    const found = host === null ? false : await isHost(host);
    if (found === undefined) return refuse(503, 'unavailable', 'The server is starting.');
    if (!found) return refuse(404, 'not-found', 'No site has this host.');
    sendJson(response, 200, { host });
  };
}

function isOwn(address = ''): boolean {
  const plain = address.replace(/^::ffff:/, '');
  const version = isIP(plain);
  return version !== 0 && own.check(plain, version === 6 ? 'ipv6' : 'ipv4');
}
