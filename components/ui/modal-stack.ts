import { useId, useLayoutEffect, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let open: readonly string[] = [];

function change(to: readonly string[]): void {
  open = to;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How many modals lie below the one that calls this, from when it is mounted until it goes. */
export function useModalIndex(): number {
  const id = useId();
  useLayoutEffect(() => {
    change([...open, id]);
    return () => change(open.filter((each) => each !== id));
  }, [id]);
  const index = useSyncExternalStore(
    subscribe,
    () => open.indexOf(id),
    () => 0,
  );
  return Math.max(index, 0);
}
