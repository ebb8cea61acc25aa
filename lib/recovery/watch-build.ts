import { build } from '#lib/build.ts';
import { leaveByDocument } from './leave-by-document.ts';

const pauseMs = 10 * 60_000;

/**
 * Asks now and then which build the site is of, and says so once when it is another: then the next page is loaded whole.
 * Returns how to stop.
 */
export function watchBuild(onNewer: () => void = leaveByDocument): () => void {
  const timer = setInterval(async () => {
    const latest = document.hidden ? null : await latestBuild();
    if (!latest || latest === build.id) return;
    clearInterval(timer);
    onNewer();
  }, pauseMs);
  return () => clearInterval(timer);
}

/** Null where nobody answers; then it is asked again later. */
async function latestBuild(): Promise<string | null> {
  try {
    const response = await fetch(`/builds/latest.json?${Date.now()}`, { cache: 'no-store' });
    const { id }: { id?: unknown } = await response.json();
    return typeof id === 'string' ? id : null;
  } catch {
    return null;
  }
}
