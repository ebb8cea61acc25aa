import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { createSingleFlight } from '#server/cache/single-flight.ts';
import type { TagChanges } from '#server/changes/tag-changes.ts';
import { LeagueError } from '#server/errors.ts';

/** A serialised response body, its digest, creation time (Unix milliseconds) and cache tags. */
export type Answer = { body: Buffer<ArrayBuffer>; digest: string; madeAt: number; tags: readonly string[] };

export type AnswerRequest = {
  tenantId: string;
  /** Everything else the response depends on. */
  key: string;
  /** Maximum age of a cached response, in seconds. */
  seconds: number;
  /** True to bypass the cache. */
  noCache: boolean;
};

/** Computes a response, and collects the tags of what it depends on. */
export type MakeAnswer = (tags: Set<string>) => Promise<unknown>;

/** `position`: that of the changes when the response was begun. */
type KeptAnswer = Answer & { position: number };

const maxBytes = 32 * 1024 * 1024;

/**
 * Returns a function that caches response bodies in memory until one of their tags changes or their maximum age is
 * reached. Errors are not cached, nor is anything while change notifications are not received. Concurrent requests
 * share one computation.
 */
export function createAnswerCache(changes: TagChanges | undefined) {
  const cached = new LRUCache<string, KeptAnswer>({
    maxSize: maxBytes,
    sizeCalculation: ({ body, tags }, key) => body.length + key.length + tags.join().length,
    perf: Date,
  });
  const singleFlight = createSingleFlight<KeptAnswer>();

  const makeAndKeep = async (key: string, changes: TagChanges, seconds: number, make: MakeAnswer) => {
    const { position } = changes;
    const answer = { ...(await makeAnswer(make)), position };
    const isCurrent = changes.changedSince(answer.tags, position) === 'none';
    if (isCurrent) cached.set(key, answer, { ttl: seconds * 1000 });
    return answer;
  };

  return async ({ tenantId, key, seconds, noCache }: AnswerRequest, make: MakeAnswer): Promise<Answer> => {
    if (noCache || !changes || seconds <= 0) return makeAnswer(make);
    const name = `${tenantId} ${key}`;
    const kept = cached.get(name);
    if (kept && changes.changedSince(kept.tags, kept.position) === 'none') return kept;
    return singleFlight(`${changes.position} ${name}`, () => makeAndKeep(name, changes, seconds, make));
  };
}

export type AnswerCache = ReturnType<typeof createAnswerCache>;

/** Does the same, but a client that bypasses the cache too often gets a cached response where there is one. */
export async function answerOrCached(answers: AnswerCache, request: AnswerRequest, make: MakeAnswer): Promise<Answer> {
  if (!request.noCache) return answers(request, make);
  return answers(request, make).catch((error: unknown) => {
    if (error instanceof LeagueError && error.code === 'too-many-requests')
      return answers({ ...request, noCache: false }, make);
    throw error;
  });
}

async function makeAnswer(make: MakeAnswer): Promise<Answer> {
  const tags = new Set<string>();
  const body = Buffer.from(JSON.stringify(await make(tags)));
  const digest = createHash('sha256').update(body).digest('base64url').slice(0, 27);
  return { body, digest, madeAt: Date.now(), tags: [...tags] };
}
