import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ChangeCounts } from '#server/changes/change-counts.ts';
import { LeagueError } from '#server/errors.ts';

/** A serialised response body, its digest and creation time (Unix milliseconds). */
export type Answer = { body: Buffer<ArrayBuffer>; digest: string; madeAt: number };

export type AnswerRequest = {
  tenantId: string;
  /** Everything else the response depends on. */
  key: string;
  /** Maximum age of a cached response, in seconds. */
  seconds: number;
  /** True to bypass the cache. */
  noCache: boolean;
};

const maxBytes = 32 * 1024 * 1024;

/**
 * Returns a function that caches response bodies in memory until a change of their tenant is published or their maximum
 * age is reached. Errors are not cached, nor is anything while change notifications are not received. Concurrent
 * requests share one computation.
 */
export function createAnswerCache(changes: ChangeCounts | undefined) {
  const cached = new LRUCache<string, Answer, () => Promise<unknown>>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => body.length + key.length,
    fetchMethod: async (_key, _stale, { context: make }) => toAnswer(await make()),
    ignoreFetchAbort: true,
    perf: Date,
  });

  return async ({ tenantId, key, seconds, noCache }: AnswerRequest, make: () => Promise<unknown>): Promise<Answer> => {
    const count = noCache ? undefined : changes?.countOf(tenantId);
    if (count === undefined || seconds <= 0) return toAnswer(await make());
    return cached.forceFetch(`${tenantId} ${count} ${key}`, { ttl: seconds * 1000, context: make });
  };
}

export type AnswerCache = ReturnType<typeof createAnswerCache>;

/** Does the same, but a client that bypasses the cache too often gets a cached response where there is one. */
export async function answerOrCached(
  answers: AnswerCache,
  request: AnswerRequest,
  make: () => Promise<unknown>,
): Promise<Answer> {
  if (!request.noCache) return answers(request, make);
  return answers(request, make).catch((error: unknown) => {
    if (error instanceof LeagueError && error.code === 'too-many-requests')
      return answers({ ...request, noCache: false }, make);
    throw error;
  });
}

function toAnswer(value: unknown): Answer {
  const body = Buffer.from(JSON.stringify(value));
  return { body, digest: createHash('sha256').update(body).digest('base64url').slice(0, 27), madeAt: Date.now() };
}
