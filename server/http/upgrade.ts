import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

export type UpgradeHandler = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** Live channels will be at `/app/{key}`; other sockets belong to the site, which has them in development only. */
export function createUpgrade(site: () => UpgradeHandler | undefined): UpgradeHandler {
  return (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    const handler = request.url?.startsWith('/app/') ? undefined : site();
    if (handler) handler(request, socket, head);
    else socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
  };
}
