import { LRUCache } from 'lru-cache';

/** Addresses whose rendering found nothing. */
export interface Misses {
  has(key: string): boolean;
  /** `position` is that of the changes when the rendering began. */
  add(key: string, position: number): void;
  /** Forgets all, since something has changed at a position: it may be there now. */
  forget(position: number): void;
}

const maxMisses = 10_000;
/** What appears at its time is announced by nobody. */
const maxAgeMs = 30_000;

export function createMisses(): Misses {
  const missing = new LRUCache<string, true>({ max: maxMisses, ttl: maxAgeMs });
  let forgottenAt = 0;
  return {
    has: (key) => missing.has(key),
    add(key, position) {
      if (position >= forgottenAt) missing.set(key, true);
    },
    forget(position) {
      forgottenAt = position;
      missing.clear();
    },
  };
}
