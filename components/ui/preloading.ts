import { useSyncExternalStore } from 'react';

/** The page itself comes first (specification §9). */
const delayMs = 1000;

type Connection = { effectiveType?: string; saveData?: boolean };

const listeners = new Set<() => void>();
let isStarted = false;
let isOn = false;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!isStarted) {
    isStarted = true;
    setTimeout(start, delayMs);
  }
  return () => listeners.delete(listener);
}

function start(): void {
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (connection?.saveData || /2g$/.test(connection?.effectiveType ?? '')) return;
  isOn = true;
  for (const listener of listeners) listener();
}

/** Whether links may fetch their pages before they are followed: after a second, unless the connection is very slow. */
export function usePreloading(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isOn,
    () => false,
  );
}
