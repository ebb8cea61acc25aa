const name = 'q';

/** What the address asks for. */
export function askedInAddress(): string {
  return new URLSearchParams(window.location.search).get(name) ?? '';
}

/** Puts what is looked for into the address, so that it can be sent on and come back to. */
export function keepInAddress(q: string): void {
  if (askedInAddress() === q) return;
  const address = new URL(window.location.href);
  if (q) address.searchParams.set(name, q);
  else address.searchParams.delete(name);
  window.history.replaceState(null, '', address);
}
