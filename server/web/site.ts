import { createServer } from 'node:http';
import path from 'node:path';
import type { Handler } from '#server/http/dispatch.ts';
import type { UpgradeHandler } from '#server/http/upgrade.ts';

export interface Site {
  handler: Handler;
  /** In development only, for hot reloading. */
  upgrade: UpgradeHandler | undefined;
  close(): Promise<void>;
}

export const projectFolder = path.join(import.meta.dirname, '../..');

/** Starts Next inside this process. */
export async function openSite(address: string, dev: boolean): Promise<Site> {
  const { default: next } = await import('next');
  const { hostname, port } = new URL(address);
  // Next would listen for upgrades on our server by itself. It gets one that never listens, and ours passes them on.
  const httpServer = createServer();
  const app = next({ dev, hostname, port: Number(port), dir: projectFolder, httpServer });
  await app.prepare();
  return {
    handler: app.getRequestHandler(),
    upgrade: dev ? (request, socket, head) => void httpServer.emit('upgrade', request, socket, head) : undefined,
    close: () => app.close(),
  };
}
