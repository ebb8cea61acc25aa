const key = 'push-asked';
const pauseMs = 30 * 24 * 60 * 60_000;

/** Whether the visitor may be asked for permission: not again for a month after it was offered. Notes that it is offered now. */
export function mayAsk(): boolean {
  const now = Date.now();
  if (now - Number(localStorage.getItem(key)) < pauseMs) return false;
  localStorage.setItem(key, String(now));
  return true;
}
