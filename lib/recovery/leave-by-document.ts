/**
 * Makes links and the browser's history load whole documents instead of RSC payloads, until the document is unloaded.
 */
export function leaveByDocument(): void {
  // In the capture phase, before React: the page's `Link` then sees a prevented click.
  addEventListener('click', onClick, true);
  addEventListener('popstate', () => location.reload());
}

function onClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.origin !== location.origin || link.hasAttribute('download') || !/^(_self)?$/.test(link.target)) return;
  if (link.hash && link.href.split('#')[0] === location.href.split('#')[0]) return;
  event.preventDefault();
  location.assign(link.href);
}
