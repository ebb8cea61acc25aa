import { LeagueError } from '#server/errors.ts';
import { say } from '#server/refusals/sentence.ts';
import { createTokenBuckets } from '#server/token-buckets.ts';

/**
 * Returns a rate limiter: each client may make `limit` requests at once, and `limit` per `seconds` in the long run;
 * beyond that it throws `too-many-requests` with the time to wait.
 */
export function createRateLimit(limit: number, seconds: number, now?: () => number) {
  const buckets = createTokenBuckets(limit, seconds, now);
  return (client: string): void => {
    if (buckets.take(client)) return;
    const wait = buckets.secondsUntilNext(client);
    throw new LeagueError('too-many-requests', say`Too many requests. Try again in ${wait} seconds.`, undefined, wait);
  };
}
