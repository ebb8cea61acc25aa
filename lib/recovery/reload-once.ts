/**
 * Loads the page anew, at most once per path within ten seconds (specification §9): what fails twice is not mended by that.
 * Answers whether it does. It also runs as the text of a script in the head, so it may use nothing from outside.
 */
export function reloadOnce(): boolean {
  const key = `courtside-reload ${location.pathname}`;
  try {
    const now = Date.now();
    if (!navigator.onLine || now - Number(sessionStorage.getItem(key)) < 10_000) return false;
    sessionStorage.setItem(key, String(now));
  } catch {
    // Without a memory it could go on for ever.
    return false;
  }
  location.reload();
  return true;
}

/** Whether a part of the page's code could not be loaded: mostly since there is a newer build, which has other names. */
export function isChunkFailure(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}
