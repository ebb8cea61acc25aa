import { Agent, type IncomingHttpHeaders, request } from 'node:http';

/** A page or an API call by the `Host` header and the path, of a site that listens on this machine. */
export type Target = { host: string; path: string };

export type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer<ArrayBuffer> };

const timeoutMs = 60_000;

export const createAgent = (maxSockets: number) => new Agent({ keepAlive: true, maxSockets });

/** Asks for a target and returns its bytes as they came, compressed; status 599 where there was no answer. */
export function ask(port: number, { host, path }: Target, agent: Agent): Promise<Answer> {
  return new Promise((resolve) => {
    const fail = () => resolve({ status: 599, headers: {}, body: Buffer.alloc(0) });
    const headers = { host, 'accept-encoding': 'gzip' };
    const outgoing = request({ host: '127.0.0.1', port, path, agent, headers, timeout: timeoutMs }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.once('error', fail);
      incoming.once('end', () =>
        resolve({ status: incoming.statusCode ?? 599, headers: incoming.headers, body: Buffer.concat(chunks) }),
      );
    });
    outgoing.once('timeout', () => outgoing.destroy(new Error('timeout')));
    outgoing.once('error', fail);
    outgoing.end();
  });
}

/** How the store answered: `hit`, `stale` or `miss`. */
export function keptAs({ headers }: Pick<Answer, 'headers'>): 'hit' | 'stale' | 'miss' {
  const status = String(headers['cache-status'] ?? '');
  if (!/\bhit\b/.test(status)) return 'miss';
  return /\bstale\b/.test(status) ? 'stale' : 'hit';
}
