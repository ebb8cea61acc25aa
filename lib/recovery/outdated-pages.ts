import { createBackoff } from '#lib/retry/backoff.ts';

/** A server that is too busy to make a page in time is not asked again and again. */
const pauses = { firstMs: 1000, maxMs: 5 * 60_000 };

export interface OutdatedPages {
  /** Notes a page that came as it was before a change: the shown one, or one that was fetched ahead of its visit. */
  add(path: string): void;
  /** Tells which page is shown from now on; null for none any more. */
  show(path: string | null): void;
}

/** Calls `refresh` for the shown page as long as it comes as it was before a change, with growing pauses. */
export function createOutdatedPages(refresh: () => void): OutdatedPages {
  const outdated = new Set<string>();
  const backoff = createBackoff(pauses);
  let shown: string | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const schedule = () => {
    clearTimeout(timer);
    const path = shown;
    if (path === null || !outdated.has(path)) return;
    timer = setTimeout(() => {
      outdated.delete(path);
      backoff.grow();
      refresh();
    }, backoff.pauseMs());
  };

  return {
    add(path) {
      outdated.add(path);
      if (path === shown) schedule();
    },
    show(path) {
      shown = path;
      backoff.reset();
      schedule();
    },
  };
}
