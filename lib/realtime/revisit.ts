const everyMs = 5 * 60_000;
/** Switching between tabs does not trigger a call each time. */
const minIntervalMs = 60_000;

type VisiblePage = Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;

/**
 * Calls `onVisit` every few minutes while the page is visible, and when it becomes visible again: tip-offs may have
 * changed since it was loaded. Returns a function that stops it.
 */
export function onRevisit(page: VisiblePage, onVisit: () => void): () => void {
  let calledMs = Date.now();
  const visit = () => {
    if (page.visibilityState !== 'visible' || Date.now() - calledMs < minIntervalMs) return;
    calledMs = Date.now();
    onVisit();
  };
  const timer = setInterval(visit, everyMs);
  page.addEventListener('visibilitychange', visit);
  return () => {
    clearInterval(timer);
    page.removeEventListener('visibilitychange', visit);
  };
}
