import pLimit from 'p-limit';
import type { Read } from '#server/db/replica.ts';
import { resultWithin } from '#server/result-within.ts';

/** A read that takes longer lets the next one begin: it waits for the database, or is a large one. */
const longestTurnMs = 100;

/**
 * Returns reads for pages that are being rendered, of which so many run at once. A page asks for five answers together, each
 * with several statements: side by side they take the cores from visitors and from the scorer, and are no sooner done.
 */
export function createReadsForPages(read: Read, atOnce: number, turnMs = longestTurnMs): Read {
  const inTurn = pLimit(atOnce);
  return (work) =>
    new Promise((resolve, reject) => {
      void inTurn(() => {
        const reading = (async () => read(work))();
        reading.then(resolve, reject);
        return resultWithin(turnMs, reading);
      });
    });
}
