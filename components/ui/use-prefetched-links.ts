import { useSyncExternalStore } from 'react';

/** Lets the page itself load first (specification §9). */
const delayMs = 1000;

/** What a page view may fetch ahead. Requests under way when it is reached still end. */
const maxBytes = 40_000;

/** Links in sight whose pages a page view fetches ahead: the first ones, some 15 kB each with their code. Others wait for the pointer. */
const maxInSight = 3;

type Connection = { effectiveType?: string; saveData?: boolean };
export type PrefetchedLinks = 'none' | 'pointedAt' | 'inSight';

const listeners = new Set<() => void>();
let isStarted = false;
let prefetched: PrefetchedLinks = 'none';
let path = '';
let bytes = 0;
let claimed = new Set<string>();
let observer: IntersectionObserver | undefined;
const inSight = new WeakMap<Element, () => void>();

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
  claimed = new Set();
  setPrefetched('inSight');
}

/** Returns whether the page of a link may be fetched ahead because the link is in sight. */
function claim(href: string): boolean {
  if (claimed.has(href)) return true;
  if (claimed.size >= maxInSight || href === location.pathname) return false;
  claimed.add(href);
  return true;
}

/** Calls back once the link is in sight if its page may be fetched then. Returns what ends the watch. */
export function watchLink(link: Element, href: string, onClaim: () => void): () => void {
  observer ??= new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) inSight.get(target)?.();
  });
  inSight.set(link, () => claim(href) && onClaim());
  observer.observe(link);
  return () => observer?.unobserve(link);
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
 * Returns which links prefetch their pages: from one second after the first link mounts the first ones in sight and those
 * pointed at, only the latter once the page view has used up its bytes; none on 2G or where the visitor saves data.
 */
export function usePrefetchedLinks(): PrefetchedLinks {
  return useSyncExternalStore(
    subscribe,
    () => prefetched,
    () => 'none',
  );
}
