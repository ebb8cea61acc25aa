import type { ChangeListener } from './listen-to-announcements.ts';
import type { TagChanges } from './tag-changes.ts';

/** Returns a listener that marks the changed tags. */
export function markTags(changes: TagChanges): ChangeListener {
  return {
    onChange: ({ tags }) => void changes.mark(tags),
    onEverything: () => void changes.markAll(),
    onDisconnect: () => changes.disconnect(),
    onReconnect: () => changes.reconnect(),
    onResume: () => changes.resume(),
  };
}

/** Returns a listener that requires of a replica what has been heard, and nothing of it while nothing is heard. */
export function requireOfReplica(replica: { require(lsn: string | null): void }): ChangeListener {
  return {
    onChange: () => undefined,
    onDisconnect: () => replica.require(null),
    onReconnect: () => undefined,
    onSnapshot: (_, lsn) => replica.require(lsn),
  };
}

/** Returns a listener that notifies several, in this order. */
export function notifyInOrder(listeners: readonly ChangeListener[]): ChangeListener {
  return {
    onChange(change) {
      for (const listener of listeners) listener.onChange(change);
    },
    onEverything() {
      for (const listener of listeners) listener.onEverything?.();
    },
    onDisconnect() {
      for (const listener of listeners) listener.onDisconnect();
    },
    onReconnect() {
      for (const listener of listeners) listener.onReconnect();
    },
    onResume() {
      for (const listener of listeners) {
        if (listener.onResume) listener.onResume();
        else listener.onReconnect();
      }
    },
    onSnapshot(snapshot, lsn) {
      for (const listener of listeners) listener.onSnapshot?.(snapshot, lsn);
    },
  };
}
