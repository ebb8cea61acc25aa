import { useSyncExternalStore } from 'react';

/** Lets the page itself load first (specification §9). */
const delayMs = 1000;

/** What a page view may fetch ahead. Requests under way when it is reached, four at most, still end. */
const maxBytes = 40_000;

type Connection = { effectiveType?: string; saveData?: boolean };
export type PrefetchedLinks = 'none' | 'pointedAt' | 'inSight';

const listeners = new Set<() => void>();
let isStarted = false;
let prefetched: PrefetchedLinks = 'none';
let path = '';
let bytes = 0;

function setPrefetched(next: PrefetchedLinks): void {
  if (prefetched === next) return;
  prefetched = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!isStarted) {
    isStarted = true;
    setTimeout(start, delayMs);
  } else if (prefetched !== 'none' && location.pathname !== path) beginPageView();
  return () => listeners.delete(listener);
}

function beginPageView(): void {
  path = location.pathname;
  bytes = 0;
  setPrefetched('inSight');
}

function start(): void {
  if (savesData()) return;
  beginPageView();
  new PerformanceObserver((list) => {
    for (const { name, transferSize } of list.getEntries() as PerformanceResourceTiming[]) {
      if (name.includes('_rsc=')) bytes += transferSize;
    }
    if (bytes >= maxBytes) setPrefetched('pointedAt');
  }).observe({ type: 'resource' });
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (connection?.saveData || /2g$/.test(connection?.effectiveType ?? '')) return true;
  return matchMedia('(prefers-reduced-data: reduce)').matches;
}

/**
 * Returns which links prefetch their pages: from one second after the first link mounts those in sight, and those pointed
 * at once the page view has used up its bytes; none on 2G or where the visitor saves data.
 */
export function usePrefetchedLinks(): PrefetchedLinks {
  return useSyncExternalStore(
    subscribe,
    () => prefetched,
    () => 'none',
  );
}
