import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { resolveForwarded } from './forwarded.ts';

export type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

export interface Upgrades {
  /** Live channels, at `/app/{key}`. */
  live: UpgradeHandler | undefined;
  /** The site's sockets, in development only. */
  site: UpgradeHandler | undefined;
}

export function createUpgrade(handlers: () => Upgrades, trustedHops = 0): UpgradeHandler {
  return (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    resolveForwarded(request, trustedHops);
    const { live, site } = handlers();
    const handler = request.url?.startsWith('/app/') ? live : site;
    if (handler) handler(request, socket, head);
    else socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  };
}
