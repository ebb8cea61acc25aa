'use client';

import { useSyncExternalStore } from 'react';
import { addressWith } from './address-with.ts';

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
  window.history.replaceState(null, '', addressWith(window.location.href, { [key]: value }));
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
