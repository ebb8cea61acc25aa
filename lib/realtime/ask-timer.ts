import { addressOf } from '#lib/api/address-of.ts';
import type { QueryOf } from '#lib/api/contract/call.ts';
import { getTimer, type Timer } from '#lib/api/contract/timer.ts';
import { exchange } from '#lib/api/exchange.ts';
import { steadyNow, type TimeSample } from './server-time.ts';

/** Asks the timer API below `timerUrl` for the clocks, and how its time compares. Throws an `ApiFailure`. */
export async function askTimer(
  timerUrl: string,
  query: QueryOf<typeof getTimer>,
  signal: AbortSignal,
): Promise<{ timer: Timer; sample: TimeSample }> {
  const sentMs = steadyNow();
  const answer = await exchange(`${timerUrl}${addressOf(getTimer, { params: {}, query })}`, { signal });
  const receivedMs = steadyNow();
  const timer = getTimer.answer.parse(answer);
  return { timer, sample: { sentMs, receivedMs, serverMs: Date.parse(timer.serverTime) } };
}
