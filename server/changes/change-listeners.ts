import type { ChangeCounts } from './change-counts.ts';
import type { ChangeListener } from './listen-to-announcements.ts';

/** Counts what is announced, by tenant. */
export function countChanges(changes: ChangeCounts): ChangeListener {
  return {
    onChange: ({ tenantId }) => changes.add(tenantId),
    onDisconnect: () => changes.disconnect(),
    onReconnect: () => changes.reconnect(),
  };
}

/** One that passes all on, in this order. */
export function notifyInOrder(followers: readonly ChangeListener[]): ChangeListener {
  return {
    onChange(change) {
      for (const follower of followers) follower.onChange(change);
    },
    onDisconnect() {
      for (const follower of followers) follower.onDisconnect();
    },
    onReconnect() {
      for (const follower of followers) follower.onReconnect();
    },
  };
}
