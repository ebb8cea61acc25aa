import { useSyncExternalStore } from 'react';

/** Lets the page itself load first (specification §9). */
const delayMs = 1000;

type Connection = { effectiveType?: string; saveData?: boolean };

const listeners = new Set<() => void>();
let isStarted = false;
let isEnabled = false;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!isStarted) {
    isStarted = true;
    setTimeout(enable, delayMs);
  }
  return () => listeners.delete(listener);
}

function enable(): void {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (connection?.saveData || /2g$/.test(connection?.effectiveType ?? '')) return;
  isEnabled = true;
  for (const listener of listeners) listener();
}

/** Returns whether links may prefetch: from one second after the first link mounts, except on 2G or with `saveData`. */
export function usePrefetchEnabled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isEnabled,
    () => false,
  );
}
