'use client';

import { useSyncExternalStore } from 'react';
import { addressWith } from './address-with.ts';

const changeEvent = 'courtside:address-query';

/**
 * Returns a query parameter of the URL and a function that changes it without navigation. Empty on the server and
 * until hydration: cached pages do not have it.
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
  window.dispatchEvent(new Event(changeEvent));
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(changeEvent, onChange);
  window.addEventListener('popstate', onChange);
  return () => {
    window.removeEventListener(changeEvent, onChange);
    window.removeEventListener('popstate', onChange);
  };
}
