import { ApiFailure } from '#lib/api/api-failure.ts';
import { refreshSession, type StaffSession } from '#lib/api/contract/staff.ts';
import { fetchJson } from '#lib/api/fetch-json.ts';
import { requestTimeout } from '#lib/realtime/request-timeout.ts';
import { readSession, removeSession, storedText, storeSession } from './stored-session.ts';

/** A bearer lasts ten minutes; by the monotonic clock, since that of a tablet may be wrong. */
const renewAfterMs = 9 * 60_000;
/** What the engine says where nobody is signed in any more. Anything else, and whatever a network in between says, passes. */
const overCodes: readonly ApiFailure['code'][] = ['unauthorized', 'forbidden', 'not-found'];

let held: { token: string; since: number } | null = null;
let renewal: Promise<string | null> | null = null;

/** Keeps the bearer in memory, and on the device only whose session it is. */
export function holdSession({ accessToken, sessionEndsAt, member }: StaffSession): void {
  held = { token: accessToken, since: performance.now() };
  storeSession({ expiresAt: sessionEndsAt, member });
}

/** Forgets the session on this device. */
export function dropSession(): void {
  held = null;
  removeSession();
}

/**
 * Returns the bearer, a new one where it is missing or old; null where nobody is signed in. Throws an `ApiFailure` where the
 * engine cannot be reached: the session is still there.
 */
export async function currentBearer(): Promise<string | null> {
  if (!readSession()) return null;
  if (held && performance.now() - held.since < renewAfterMs) return held.token;
  return renew();
}

/** Returns another bearer than the one that was refused; null where the session is over. Throws like `currentBearer`. */
export async function bearerAfter(refused: string): Promise<string | null> {
  if (held && held.token !== refused) return held.token;
  held = null;
  return readSession() && renew();
}

function renew(): Promise<string | null> {
  renewal ??= requestBearer().finally(() => {
    renewal = null;
  });
  return renewal;
}

async function requestBearer(): Promise<string | null> {
  const before = storedText();
  try {
    const answer = await fetchBearer(readSession()?.accessToken);
    holdSession(answer);
    return answer.accessToken;
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (!overCodes.includes(error.code)) {
      // No answer to the request that waits for the bearer: that one may not be taken for refused.
      throw new ApiFailure(503, { code: 'unavailable', message: error.message }, { cause: error });
    }
    // Somebody has signed in on another page meanwhile, whose cookie this request did not have.
    if (storedText() !== before && readSession()) return requestBearer();
    dropSession();
    return null;
  }
}

/** Refreshes the session by its cookie, or by the bearer of an earlier build. Throws an `ApiFailure`. */
export async function fetchBearer(earlier?: string): Promise<StaffSession> {
  const { method, path, answer } = refreshSession;
  const headers = earlier === undefined ? undefined : { authorization: `Bearer ${earlier}` };
  return answer.parse(await fetchJson(`/api${path}`, { method, body: {}, headers, ...requestTimeout() }));
}
