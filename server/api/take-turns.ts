import { createMiddleware } from 'hono/factory';
import pLimit from 'p-limit';

/**
 * Lets so many calls run at once; the others wait in the order in which they came. When hundreds come in the same second, each of them
 * costs next to nothing before its turn, so that all are read, and their time of receipt is taken, without delay.
 */
export function takeTurns(atOnce: number) {
  const inTurn = pLimit(atOnce);
  return createMiddleware((_c, next) => inTurn(next));
}
