import { setTimeout as wait } from 'node:timers/promises';
import type { Announcement } from '#server/changes/announce.ts';
import type { ChangeListener } from '#server/changes/listen-to-announcements.ts';
import type { Log } from '#server/log.ts';
import { createEcho } from './echo.ts';
import type { PageStore } from './page-store.ts';

const timeoutMs = 10_000;
const retryMs = 2000;
/** Rendering a page takes less. */
const echoPauseMs = 3000;

export interface PageRefresher extends ChangeListener {
  close(): void;
}

export interface RefresherOptions {
  address: string;
  secret: string;
  /** The page cache. It is invalidated after the site was revalidated, or it would store stale pages again. */
  pages: Pick<PageStore, 'invalidate' | 'disconnect' | 'reconnect' | 'resume'>;
  log: Log;
}

type RevalidateRequest = { tags: string[] } | { everything: true };

/**
 * Returns a listener that revalidates the changed tags of the site at an address. It sends each change twice: Next
 * stores a page as fresh that was read before the first revalidation and finished after it.
 */
export function createPageRefresher({ address, secret, pages, log }: RefresherOptions): PageRefresher {
  let losses = 0;
  let isClosed = false;
  /** The site has not heard yet that everything is stale. */
  let isBehind = false;
  const revalidate = (body: RevalidateRequest) =>
    post(address, secret, body).then(
      () => true,
      (error: unknown) => {
        log.error({ err: error }, 'the pages could not be revalidated');
        return false;
      },
    );
  const refresh = async ({ tenantId, tags }: Announcement) => {
    await revalidate({ tags });
    await pages.invalidate(tenantId);
  };
  const echo = createEcho((change) => void refresh(change), echoPauseMs);
  const renewAll = async () => {
    isBehind = true;
    const before = losses;
    // Until Next knows it, its old pages would be cached again.
    while (!(await revalidate({ everything: true }))) {
      if (isClosed || losses !== before) return;
      await wait(retryMs, undefined, { ref: false });
    }
    if (losses !== before) return;
    isBehind = false;
    pages.reconnect();
  };
  return {
    onChange(change) {
      void refresh(change);
      echo.add(change);
    },
    onDisconnect() {
      losses += 1;
      pages.disconnect();
    },
    onReconnect: () => void renewAll(),
    onResume() {
      if (isBehind) void renewAll();
      else pages.resume();
    },
    close() {
      isClosed = true;
      echo.stop();
    },
  };
}

async function post(address: string, secret: string, body: RevalidateRequest): Promise<void> {
  const response = await fetch(`${address}/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`The site answered ${response.status}: ${await response.text()}`);
}
