'use client';

import { useSyncExternalStore } from 'react';

const changed = 'courtside:address-query';

/**
 * A part of the query of the address, and how to change it without leaving the page. Empty on the server, and while the page
 * is not yet alive in the browser: pages are kept without it.
 */
export function useAddressQuery(key: string): [value: string, change: (value: string) => void] {
  const value = useSyncExternalStore(
    subscribe,
    () => new URLSearchParams(window.location.search).get(key) ?? '',
    () => '',
  );
  return [value, (next) => change(key, next)];
}

function change(key: string, value: string): void {
  const address = new URL(window.location.href);
  if (value) address.searchParams.set(key, value);
  else address.searchParams.delete(key);
  window.history.replaceState(null, '', address);
  window.dispatchEvent(new Event(changed));
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(changed, onChange);
  window.addEventListener('popstate', onChange);
  return () => {
    window.removeEventListener(changed, onChange);
    window.removeEventListener('popstate', onChange);
  };
}
