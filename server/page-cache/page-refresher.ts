import type { Announcement } from '#server/changes/announce.ts';
import type { ChangeListener } from '#server/changes/listen-to-announcements.ts';
import type { Log } from '#server/log.ts';
import { createEcho } from './echo.ts';
import type { PageStore } from './page-store.ts';

const timeoutMs = 10_000;
/** A page is made in less. */
const pause = 3000;

export interface PageRefresher extends ChangeListener {
  close(): void;
}

export interface RefresherOptions {
  address: string;
  secret: string;
  /** Kept in front of the site. They are forgotten after the site was told, or its old pages would be kept again. */
  pages: Pick<PageStore, 'invalidate' | 'disconnect' | 'reconnect'>;
  log: Log;
}

type Order = { tags: string[] } | { everything: true };

/**
 * Tells the site at an address what has changed, so that pages made of it are made anew. For the listener to announcements.
 * It says it twice: Next keeps a page as fresh that was read before the first word and finished after it.
 */
export function createPageRefresher({ address, secret, pages, log }: RefresherOptions): PageRefresher {
  let losses = 0;
  const tell = (order: Order) =>
    post(address, secret, order).catch((error: unknown) =>
      log.error({ err: error }, 'the pages could not be told what has changed'),
    );
  const refresh = async ({ tenantId, tags }: Announcement) => {
    await tell({ tags });
    await pages.invalidate(tenantId);
  };
  const echo = createEcho((change) => void refresh(change), pause);
  return {
    onChange(change) {
      void refresh(change);
      echo.add(change);
    },
    onDisconnect() {
      losses += 1;
      pages.disconnect();
    },
    async onReconnect() {
      const before = losses;
      await tell({ everything: true });
      if (losses === before) pages.reconnect();
    },
    close: () => echo.stop(),
  };
}

async function post(address: string, secret: string, order: Order): Promise<void> {
  const response = await fetch(`${address}/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify(order),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`The site answered ${response.status}: ${await response.text()}`);
}
