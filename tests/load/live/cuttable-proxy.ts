import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface CuttableProxy {
  origin: string;
  /** `hang-up` closes every connection and accepts no new one; `silence` drops all data without closing. */
  cut(how: 'hang-up' | 'silence'): void;
  /** Restores the proxy; resolves when a client has opened a live channel through it. */
  mend(): Promise<void>;
  close(): Promise<void>;
}

/** A line to a server of this machine that can be cut. */
export async function openCuttableProxy(target: string): Promise<CuttableProxy> {
  const port = Number(new URL(target).port);
  const pairs = new Set<[Socket, Socket]>();
  let state: 'whole' | 'hang-up' | 'silence' = 'whole';
  let onUpgrade: () => void = () => undefined;
  const server = createServer((client) => {
    if (state === 'hang-up') {
      client.destroy();
      return;
    }
    const upstream = connect(port, 'localhost');
    upstream.on('data', (chunk: Buffer) => {
      if (state === 'whole' && chunk.includes('pusher:connection_established')) onUpgrade();
    });
    const pair: [Socket, Socket] = [client, upstream];
    pairs.add(pair);
    for (const [from, to] of [pair, [upstream, client] as const]) {
      from.on('data', (chunk) => state === 'whole' && to.write(chunk));
      from.on('error', () => to.destroy());
      from.on('close', () => {
        pairs.delete(pair);
        to.destroy();
      });
    }
  });
  server.listen(0);
  await once(server, 'listening');
  const drop = () => {
    for (const [client, upstream] of pairs) {
      client.destroy();
      upstream.destroy();
    }
  };
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    cut(how) {
      state = how;
      if (how === 'hang-up') drop();
    },
    mend() {
      // What a silent line has swallowed is not made up for.
      drop();
      state = 'whole';
      return new Promise((resolve) => (onUpgrade = resolve));
    },
    async close() {
      drop();
      server.close();
      await once(server, 'close');
    },
  };
}
