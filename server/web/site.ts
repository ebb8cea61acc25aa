import type { Handler } from '#server/http/dispatch.ts';
import type { UpgradeHandler } from '#server/http/upgrade.ts';
import { type PageCacheOptions, withPageCache } from '#server/page-cache/with-page-cache.ts';
import { openNext } from '#server/render/next/open-next.ts';
import { runRender } from '#server/render/next/render-context.ts';
import { withDeskWorker } from './desk-worker.ts';
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

/** Opens the pages; `address` is where the process reaches itself. In development there is no page cache. */
export async function openSite(address: string, dev: boolean, pageCache: PageCacheOptions): Promise<Site> {
  const next = await openNext({ dev });
  const render: Handler = (request, response) => runRender(request, response, withPlainRedirects(next.handler));
  const pages = withMissingPage(limitRenders(render), address);
  return {
    handler: withDeskWorker(withVary(withPlainRefusals(dev ? pages : withPageCache(pages, pageCache)))),
    upgrade: next.upgrade,
    close: next.close,
  };
}
