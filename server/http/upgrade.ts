import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { resolveForwarded } from './forwarded.ts';
import { refuseUpgrade } from './refuse-upgrade.ts';

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
    else refuseUpgrade(socket, 404, 'No socket is served at this address.');
  };
}
