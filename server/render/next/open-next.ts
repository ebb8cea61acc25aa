import { createServer } from 'node:http';
import path from 'node:path';
import type { Handler } from '#server/http/dispatch.ts';
import type { UpgradeHandler } from '#server/http/upgrade.ts';

export interface OpenNext {
  handler: Handler;
  /** Defined in development only, for hot reloading. */
  upgrade: UpgradeHandler | undefined;
  close(): Promise<void>;
}

export const projectFolder = path.join(import.meta.dirname, '../../..');

/**
 * Starts Next inside this process, be it the server's own or one that renders. The site reads the API of the server by
 * API_URL and PORT, which the server sets for itself and for the processes that it starts.
 */
export async function openNext({ dev }: { dev: boolean }): Promise<OpenNext> {
  const { default: next } = await import('next');
  const port = Number(process.env.PORT ?? 3000);
  // Next would attach its own upgrade listener to our server. It gets one that never listens, and ours forwards
  // upgrades to it.
  const httpServer = createServer();
  // Next writes every loopback address as localhost. With another host name it would treat its own rewrites as
  // external.
  const app = next({ dev, hostname: 'localhost', port, dir: projectFolder, httpServer });
  await app.prepare();
  return {
    handler: app.getRequestHandler(),
    upgrade: dev ? (request, socket, head) => void httpServer.emit('upgrade', request, socket, head) : undefined,
    close: () => app.close(),
  };
}
