import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { ChangeCounts } from '#server/changes/change-counts.ts';

/** The body of an answer, and what tells it from every other. */
export type Answer = { body: Buffer<ArrayBuffer>; digest: string; madeAt: number };

export type Question = {
  tenantId: string;
  /** All else that the answer depends on. */
  about: string;
  /** For how many seconds the answer may be kept. */
  seconds: number;
  /** Whether a kept answer will not do. */
  fresh: boolean;
};

const maxBytes = 32 * 1024 * 1024;

/**
 * Keeps answers in memory until something of their tenant is announced, and no longer than their policy allows. Failures
 * are not kept. Nothing is while announcements cannot be heard.
 */
export function createAnswers(changes: ChangeCounts | undefined) {
  const cached = new LRUCache<string, Answer, () => Promise<unknown>>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }, key) => body.length + key.length,
    fetchMethod: async (_key, _stale, { context: make }) => toAnswer(await make()),
    ignoreFetchAbort: true,
    perf: Date,
  });

  return async ({ tenantId, about, seconds, fresh }: Question, make: () => Promise<unknown>): Promise<Answer> => {
    const count = fresh ? undefined : changes?.countOf(tenantId);
    if (count === undefined || seconds <= 0) return toAnswer(await make());
    return cached.forceFetch(`${tenantId} ${count} ${about}`, { ttl: seconds * 1000, context: make });
  };
}

export type Answers = ReturnType<typeof createAnswers>;

function toAnswer(value: unknown): Answer {
  const body = Buffer.from(JSON.stringify(value));
  return { body, digest: createHash('sha256').update(body).digest('base64url').slice(0, 27), madeAt: Date.now() };
}
