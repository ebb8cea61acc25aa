import { addressOf } from '#lib/api/address-of.ts';
import type { QueryOf } from '#lib/api/contract/call.ts';
import { getTimer, type Timer } from '#lib/api/contract/timer.ts';
import { fetchJson } from '#lib/api/fetch-json.ts';
import { requestTimeout } from './request-timeout.ts';
import { steadyNow, type TimeSample } from './server-time.ts';

/**
 * Fetches the clocks from the timer API below `timerUrl`, with a sample of its server time. Throws an `ApiFailure`, and
 * after a timeout.
 */
export async function fetchTimer(
  timerUrl: string,
  query: QueryOf<typeof getTimer>,
): Promise<{ timer: Timer; sample: TimeSample }> {
  const sentMs = steadyNow();
  const response = await fetchJson(`${timerUrl}${addressOf(getTimer, { params: {}, query })}`, requestTimeout());
  const receivedMs = steadyNow();
  const timer = getTimer.answer.parse(response);
  return { timer, sample: { sentMs, receivedMs, serverMs: Date.parse(timer.serverTime) } };
}
