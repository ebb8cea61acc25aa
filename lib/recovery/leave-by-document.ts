/** From now on links and the browser's history load whole documents in place of parts of pages. For good: the document ends. */
export function leaveByDocument(): void {
  // Before React hears of it: the link of the page then knows that the click is taken care of.
  addEventListener('click', follow, true);
  addEventListener('popstate', () => location.reload());
}

function follow(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.origin !== location.origin || link.hasAttribute('download') || !/^(_self)?$/.test(link.target)) return;
  if (link.hash && link.href.split('#')[0] === location.href.split('#')[0]) return;
  event.preventDefault();
  location.assign(link.href);
}
