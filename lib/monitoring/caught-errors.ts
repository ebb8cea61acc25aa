const name = 'courtside:error';

/** Hands one to whoever reports errors, that the page has caught and shown. Browser only. */
export function reportCaughtError(error: unknown): void {
  window.dispatchEvent(new CustomEvent(name, { detail: error }));
}

/** Calls `onError` with all errors of the page: caught, thrown and rejected. Returns what ends that. */
export function onErrors(onError: (error: unknown) => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  window.addEventListener(name, (event) => onError((event as CustomEvent).detail), { signal });
  window.addEventListener('error', ({ error }) => error && onError(error), { signal });
  window.addEventListener('unhandledrejection', ({ reason }) => onError(reason), { signal });
  return () => ended.abort();
}
