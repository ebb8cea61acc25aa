import { addressWith } from '#lib/routing/address-with.ts';

const name = 'q';

/** What the address asks for. */
export function readSearchFromAddress(): string {
  return new URLSearchParams(window.location.search).get(name) ?? '';
}

/** Puts what is looked for into the address, so that it can be sent on and come back to. */
export function writeSearchToAddress(q: string): void {
  if (readSearchFromAddress() === q) return;
  window.history.replaceState(null, '', addressWith(window.location.href, { [name]: q }));
}
