const name = 'courtside:error';

/** Tells whoever reports errors of one that the page has caught and shown. Browser only. */
export function tellCaughtError(error: unknown): void {
  window.dispatchEvent(new CustomEvent(name, { detail: error }));
}

/** Hears of all errors of the page: caught, thrown and rejected. Returns what ends that. */
export function hearErrors(hear: (error: unknown) => void): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  window.addEventListener(name, (event) => hear((event as CustomEvent).detail), { signal });
  window.addEventListener('error', ({ error }) => error && hear(error), { signal });
  window.addEventListener('unhandledrejection', ({ reason }) => hear(reason), { signal });
  return () => ended.abort();
}
