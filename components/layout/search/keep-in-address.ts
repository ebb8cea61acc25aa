import { addressWith } from '#lib/routing/address-with.ts';

const name = 'q';

/** What the address asks for. */
export function askedInAddress(): string {
  return new URLSearchParams(window.location.search).get(name) ?? '';
}

/** Puts what is looked for into the address, so that it can be sent on and come back to. */
export function keepInAddress(q: string): void {
  if (askedInAddress() === q) return;
  window.history.replaceState(null, '', addressWith(window.location.href, { [name]: q }));
}
