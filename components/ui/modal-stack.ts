import { useId, useLayoutEffect, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let open: readonly string[] = [];

function setOpen(next: readonly string[]): void {
  open = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns how many modals are below the calling one, which is on the stack while it is mounted. */
export function useModalIndex(): number {
  const id = useId();
  useLayoutEffect(() => {
    setOpen([...open, id]);
    return () => setOpen(open.filter((each) => each !== id));
  }, [id]);
  const index = useSyncExternalStore(
    subscribe,
    () => open.indexOf(id),
    () => 0,
  );
  return Math.max(index, 0);
}
