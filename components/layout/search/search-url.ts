import { addressWith } from '#lib/routing/address-with.ts';

const parameter = 'q';

/** Returns the search text in the URL, '' without one. */
export function readSearchFromUrl(): string {
  return new URLSearchParams(window.location.search).get(parameter) ?? '';
}

/** Writes the search text to the URL, so that it can be shared and restored. */
export function writeSearchToUrl(q: string): void {
  if (readSearchFromUrl() === q) return;
  window.history.replaceState(null, '', addressWith(window.location.href, { [parameter]: q }));
}
