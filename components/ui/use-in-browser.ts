'use client';

import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** Returns what only the browser knows, of the address or the clock; undefined on the server and until the page is interactive. */
export function useInBrowser<Value extends string | boolean | null>(read: () => Value): Value | undefined {
  return useSyncExternalStore<Value | undefined>(subscribe, read, () => undefined);
}
