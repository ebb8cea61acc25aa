import type { Log } from '#server/log.ts';
import { createEcho } from './echo.ts';

const patience = 10_000;
/** A page is made in less. */
const pause = 3000;

export interface PageRefresher {
  onTags(tags: string[]): void;
  onGap(): void;
  close(): void;
}

/**
 * Tells the site at an address what has changed, so that pages made of it are made anew. For the listener to announcements.
 * It says it twice: Next keeps a page as fresh that was read before the first word and finished after it.
 */
export function createPageRefresher(address: string, secret: string, log: Log): PageRefresher {
  const tell = (order: { tags: string[] } | { everything: true }) => {
    post(address, secret, order).catch((error: unknown) =>
      log.error({ err: error }, 'the pages could not be told what has changed'),
    );
  };
  const echo = createEcho((tags) => tell({ tags }), pause);
  return {
    onTags(tags) {
      tell({ tags });
      echo.add(tags);
    },
    onGap: () => tell({ everything: true }),
    close: () => echo.stop(),
  };
}

async function post(address: string, secret: string, order: object): Promise<void> {
  const response = await fetch(`${address}/revalidate`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    body: JSON.stringify(order),
    signal: AbortSignal.timeout(patience),
  });
  if (!response.ok) throw new Error(`The site answered ${response.status}: ${await response.text()}`);
}
