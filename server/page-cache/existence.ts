import { LRUCache } from 'lru-cache';
import { entityCallsOf } from '#lib/api/entity-calls.ts';

/** An internal page address: tenant host, locale, and path without language prefix. */
type InternalAddress = { host: string; locale: string; path: string };

/** `unknown` is never wrong: the page is rendered and answers itself. */
type Existing = 'exists' | 'missing' | 'unknown';

export interface Existence {
  /** Tells whether the entities that an address names exist, by one round of API calls at most. */
  (address: InternalAddress): Promise<Existing>;
  /** Forgets what is missing, since something has changed: it may be there now. */
  forget(): void;
}

export type ExistenceOptions = {
  /** Calls the league API for a tenant and returns the status of the response; `apiPath` begins with `/api/`. */
  ask: (host: string, apiPath: string) => Promise<number>;
};

/** A bound for made-up addresses; an entry is a few hundred bytes. */
const maxMissing = 10_000;
/** Publishing an article at its time is announced by nobody. */
const missingMs = 30_000;

/**
 * Creates a check whether pages exist that costs less than rendering them. The API finds an entity by a former slug
 * too, so that a page which redirects counts as existing.
 */
export function createExistence({ ask }: ExistenceOptions): Existence {
  let forgotten = 0;
  const missing = new LRUCache<string, true>({ max: maxMissing, ttl: missingMs, ttlResolution: 0, perf: Date });

  const check = async ({ host, locale, path }: InternalAddress): Promise<Existing> => {
    const calls = entityCallsOf(path);
    if (!calls) return 'unknown';
    const before = forgotten;
    const keyOf = (call: string) => `${host} ${call}`;
    if (calls.some((call) => missing.get(keyOf(call)))) return 'missing';
    const found = await Promise.all(
      calls.map(async (call) => {
        const status = await ask(host, `/api${call}?locale=${locale}`).catch(() => 0);
        if (status === 404 && before === forgotten) missing.set(keyOf(call), true);
        return toExisting(status);
      }),
    );
    if (found.includes('missing')) return 'missing';
    return found.includes('unknown') ? 'unknown' : 'exists';
  };

  return Object.assign(check, {
    forget() {
      forgotten += 1;
      missing.clear();
    },
  });
}

function toExisting(status: number): Existing {
  if (status === 404) return 'missing';
  return status >= 200 && status < 300 ? 'exists' : 'unknown';
}
