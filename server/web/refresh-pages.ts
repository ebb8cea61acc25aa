import type { Log } from '#server/log.ts';

const patience = 10_000;

export interface PageRefresher {
  onTags(tags: string[]): void;
  onGap(): void;
}

/** Tells the site at an address what has changed, so that pages made of it are made anew. For the listener to announcements. */
export function createPageRefresher(address: string, secret: string, log: Log): PageRefresher {
  const tell = async (order: { tags: string[] } | { everything: true }) => {
    const response = await fetch(`${address}/revalidate`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: JSON.stringify(order),
      signal: AbortSignal.timeout(patience),
    });
    if (!response.ok) throw new Error(`The site answered ${response.status}: ${await response.text()}`);
  };
  const report = (error: unknown) => log.error({ err: error }, 'the pages could not be told what has changed');
  return {
    onTags: (tags) => void tell({ tags }).catch(report),
    onGap: () => void tell({ everything: true }).catch(report),
  };
}
