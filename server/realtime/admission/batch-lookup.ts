import { LRUCache } from 'lru-cache';

export interface Lookup {
  /** Returns the value where it is known at once, null for a key that is known to be missing. */
  known(key: string): string | null | undefined;
  /** Returns the value, null for a missing key. Throws where too many keys wait, and what `load` throws. */
  find(key: string): Promise<string | null>;
}

const limits = { known: 20_000, waiting: 20_000, batch: 1000, foundMs: 600_000, missingMs: 5_000 } as const;

type Waiting = PromiseWithResolvers<string | null>;

/**
 * Looks keys up in batches, one at a time: however many strangers invent, there is one query. What is missing is asked again
 * after a few seconds.
 */
export function createBatchLookup(load: (keys: string[]) => Promise<ReadonlyMap<string, string>>): Lookup {
  const cached = new LRUCache<string, { value: string | null }>({ max: limits.known, ttl: limits.foundMs });
  const waiting = new Map<string, Waiting>();
  let busy = false;

  const run = async () => {
    busy = true;
    while (waiting.size > 0) {
      const batch = [...waiting].slice(0, limits.batch);
      for (const [key] of batch) waiting.delete(key);
      try {
        const found = await load(batch.map(([key]) => key));
        for (const [key, { resolve }] of batch) {
          const value = found.get(key) ?? null;
          cached.set(key, { value }, { ttl: value === null ? limits.missingMs : limits.foundMs });
          resolve(value);
        }
      } catch (error) {
        for (const [, { reject }] of batch) reject(error);
      }
    }
    busy = false;
  };

  return {
    known: (key) => cached.get(key)?.value,
    find(key) {
      const known = cached.get(key);
      if (known) return Promise.resolve(known.value);
      const started = waiting.get(key);
      if (started) return started.promise;
      if (waiting.size >= limits.waiting) return Promise.reject(new Error('Too many lookups are waiting.'));
      const one: Waiting = Promise.withResolvers();
      waiting.set(key, one);
      if (!busy) void run();
      return one.promise;
    },
  };
}
