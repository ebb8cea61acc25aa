import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export interface FreezingProxy {
  port: number;
  /** From now on nothing passes, in no direction, and nothing is closed: a cut line, or a host that is gone. */
  freeze(): void;
  /** New connections pass again; those of before stay silent. */
  thaw(): void;
  /** How many connections were opened until now. */
  opened(): number;
}

/** Stands before a server, at a port or a socket file, until the test ends. */
export async function openFreezingProxy(
  target: { port: number; host: string } | { path: string },
): Promise<FreezingProxy> {
  const sockets = new Set<Socket>();
  let isFrozen = false;
  let opened = 0;
  const server = createServer((client) => {
    opened += 1;
    const upstream = connect(target);
    // Connections that once were silent stay so.
    let isSilent = isFrozen;
    for (const [from, to] of [[client, upstream] as const, [upstream, client] as const]) {
      sockets.add(from);
      from.on('data', (chunk) => {
        isSilent ||= isFrozen;
        if (!isSilent) to.write(chunk);
      });
      from.on('error', () => to.destroy());
      from.on('close', () => {
        sockets.delete(from);
        if (!isSilent) to.destroy();
      });
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return {
    port: (server.address() as AddressInfo).port,
    freeze: () => (isFrozen = true),
    thaw: () => (isFrozen = false),
    opened: () => opened,
  };
}
