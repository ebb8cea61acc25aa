import { addressOf } from '#lib/api/address-of.ts';
import type { QueryOf } from '#lib/api/contract/call.ts';
import type { getTimer, Timer } from '#lib/api/contract/timer.ts';
import { fetchJson } from '#lib/api/fetch-json.ts';
import { lightCall } from '#lib/api/light-call.ts';
import { isTimer } from './messages.ts';
import { requestTimeout } from './request-timeout.ts';
import { steadyNow, type TimeSample } from './server-time.ts';

const timerCall = lightCall<typeof getTimer>('/v2/website/timer', isTimer);

/**
 * Fetches the clocks from the timer API below `timerUrl`, with a sample of its server time. Throws an `ApiFailure`, and
 * after a timeout.
 */
export async function fetchTimer(
  timerUrl: string,
  query: QueryOf<typeof getTimer>,
): Promise<{ timer: Timer; sample: TimeSample }> {
  const sentMs = steadyNow();
  const response = await fetchJson(`${timerUrl}${addressOf(timerCall, { params: {}, query })}`, requestTimeout());
  const receivedMs = steadyNow();
  const timer = timerCall.answer.parse(response);
  return { timer, sample: { sentMs, receivedMs, serverMs: Date.parse(timer.serverTime) } };
}
