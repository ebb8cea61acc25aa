/** Runs `work` once the browser has nothing better to do, within seconds. Returns a function that cancels it before. */
export function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work, 2000);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: 5000 });
  return () => cancelIdleCallback(request);
}
