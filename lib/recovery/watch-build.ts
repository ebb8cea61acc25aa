import { build } from '#lib/build.ts';
import { leaveByDocument } from './leave-by-document.ts';

const intervalMs = 10 * 60_000;

/**
 * Polls the latest build of the site and calls `onNewer` once when it differs, so that the next page is loaded as a
 * whole document. Returns a function that stops it.
 */
export function watchBuild(onNewer: () => void = leaveByDocument): () => void {
  const timer = setInterval(async () => {
    const latest = document.hidden ? null : await latestBuild();
    if (!latest || latest === build.id) return;
    clearInterval(timer);
    onNewer();
  }, intervalMs);
  return () => clearInterval(timer);
}

/** Returns null where there is no answer; the next poll tries again. */
async function latestBuild(): Promise<string | null> {
  try {
    const response = await fetch(`/builds/latest.json?${Date.now()}`, { cache: 'no-store' });
    const { id }: { id?: unknown } = await response.json();
    return typeof id === 'string' ? id : null;
  } catch {
    return null;
  }
}
