const everyMs = 5 * 60_000;
/** Who goes to and fro between tabs does not ask each time. */
const minIntervalMs = 60_000;

type VisiblePage = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

/**
 * Calls `ask` every few minutes while the page is looked at, and when its reader comes back to it: what it was told of a
 * tip-off may have changed since. Ends with the returned function.
 */
export function onRevisit(page: VisiblePage, ask: () => void): () => void {
  let askedMs = Date.now();
  const look = () => {
    if (page.visibilityState !== 'visible' || Date.now() - askedMs < minIntervalMs) return;
    askedMs = Date.now();
    ask();
  };
  const timer = setInterval(look, everyMs);
  page.addEventListener('visibilitychange', look);
  return () => {
    clearInterval(timer);
    page.removeEventListener('visibilitychange', look);
  };
}
