import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import type { Handler } from '#server/http/dispatch.ts';
import type { UpgradeHandler } from '#server/http/upgrade.ts';
import { type PageCacheOptions, withPageCache } from '#server/page-cache/with-page-cache.ts';
import { withDeskWorker } from './desk-worker.ts';
import { routeCacheFolder } from './kept-on-disk.ts';
import { limitRenders } from './limit-renders.ts';
import { withMissingPage } from './missing-page.ts';
import { withPlainRedirects } from './plain-redirects.ts';
import { withPlainRefusals } from './plain-refusals.ts';
import { withVary } from './vary-by-visitor.ts';

export interface Site {
  handler: Handler;
  /** Defined in development only, for hot reloading. */
  upgrade: UpgradeHandler | undefined;
  close(): Promise<void>;
}

export const projectFolder = path.join(import.meta.dirname, '../..');

/**
 * Starts Next inside this process; `address` is where the process reaches itself. In development there is no page
 * cache. Pages that an earlier process left on disk are removed: their data may have changed meanwhile.
 */
export async function openSite(address: string, dev: boolean, pageCache: PageCacheOptions): Promise<Site> {
  const { default: next } = await import('next');
  if (!dev) await rm(path.join(projectFolder, '.next/server', routeCacheFolder), { recursive: true, force: true });
  const port = Number(new URL(address).port);
  // Next would attach its own upgrade listener to our server. It gets one that never listens, and ours forwards
  // upgrades to it.
  const httpServer = createServer();
  // Next writes every loopback address as localhost. With another host name it would treat its own rewrites as
  // external.
  const app = next({ dev, hostname: 'localhost', port, dir: projectFolder, httpServer });
  await app.prepare();
  const pages = withMissingPage(limitRenders(withPlainRedirects(app.getRequestHandler())), address);
  return {
    handler: withDeskWorker(withVary(withPlainRefusals(dev ? pages : withPageCache(pages, pageCache)))),
    upgrade: dev ? (request, socket, head) => void httpServer.emit('upgrade', request, socket, head) : undefined,
    close: () => app.close(),
  };
}
