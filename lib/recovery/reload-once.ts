/**
 * Reloads the page, at most once per path within ten seconds (specification §9), since a second reload would not help.
 * Returns whether it does. Its source is also inlined as a script in `<head>`, so it may use nothing from outside.
 */
export function reloadOnce(): boolean {
  const key = `courtside-reload ${location.pathname}`;
  try {
    const now = Date.now();
    if (!navigator.onLine || now - Number(sessionStorage.getItem(key)) < 10_000) return false;
    sessionStorage.setItem(key, String(now));
  } catch {
    // Without storage it could reload endlessly.
    return false;
  }
  location.reload();
  return true;
}

/** Returns whether a chunk could not be loaded, mostly because a newer build has replaced it. */
export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}
