import { setTimeout as wait } from 'node:timers/promises';

/** The first page of a server that has just started waits for a worker. */
const longestWaitMs = 30_000;

/** Polls a URL every 100 ms until it responds with success; gives up after `limitMs`. */
export async function waitForAnswer(url: string, limitMs = 180_000): Promise<void> {
  const until = Date.now() + limitMs;
  while (Date.now() < until) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(longestWaitMs) }).catch(() => null);
    if (answer?.ok) return;
    await wait(100);
  }
  throw new Error(`${url} did not answer within ${limitMs / 1000} s`);
}
