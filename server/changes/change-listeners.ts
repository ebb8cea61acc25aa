import type { Changes } from './change-counts.ts';
import type { ChangeFollower } from './listen-to-announcements.ts';

/** Counts what is announced, by tenant. */
export function countChanges(changes: Changes): ChangeFollower {
  return {
    onChange: ({ tenantId }) => changes.add(tenantId),
    onLost: () => changes.lose(),
    onGap: () => changes.regain(),
  };
}

/** One that passes all on, in this order. */
export function inOrder(followers: readonly ChangeFollower[]): ChangeFollower {
  return {
    onChange(change) {
      for (const follower of followers) follower.onChange(change);
    },
    onLost() {
      for (const follower of followers) follower.onLost();
    },
    onGap() {
      for (const follower of followers) follower.onGap();
    },
  };
}
