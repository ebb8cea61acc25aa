import { outdatedMark } from './outdated-mark.ts';

/**
 * Calls `onOutdated` with the path of each page that the server sent as it was before a change, since the new one was
 * not made in time; also with those that came before. Returns a function that stops it.
 */
export function watchOutdated(onOutdated: (path: string) => void): () => void {
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (isOutdated(entry)) onOutdated(new URL(entry.name).pathname);
    }
  });
  for (const type of ['navigation', 'resource']) observer.observe({ type, buffered: true });
  return () => observer.disconnect();
}

/** Browsers tell nothing over plain HTTP. */
function isOutdated(entry: Partial<PerformanceResourceTiming>): boolean {
  return entry.serverTiming?.some(({ name }) => name === outdatedMark) ?? false;
}
