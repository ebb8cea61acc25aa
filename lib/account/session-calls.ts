import { ApiFailure } from '#lib/api/api-failure.ts';
import { callApi, commandApi } from '#lib/api/client.ts';
import type { logoutOfficial } from '#lib/api/contract/account/sign-in.ts';
import type { getWebsiteUser, WebsiteUser } from '#lib/api/contract/account/user.ts';
import type { endWebsiteSession, keepWebsiteSession } from '#lib/api/contract/account/website-session.ts';
import { fetchJson } from '#lib/api/fetch-json.ts';
import { lightCall, lightCommand } from '#lib/api/light-call.ts';
import { hasOutline, isText, listOf } from '#lib/api/outline.ts';
import { accountsInfo } from './accounts-info.ts';

const user = lightCall<typeof getWebsiteUser>(
  '/v2/website/user',
  hasOutline<WebsiteUser>({ uuid: isText, name: isText, fcmTokens: listOf(isText), messageKinds: listOf(isText) }),
);
const keep = lightCommand<typeof keepWebsiteSession>('POST', '/v2/website/session');
const end = lightCommand<typeof endWebsiteSession>('DELETE', '/v2/website/session');
const endOfficial = lightCommand<typeof logoutOfficial>('DELETE', '/auth/session');

/** `refused`: the token is void. `unreachable`: there was no answer, so nobody knows. */
type FetchedUser = { kind: 'user'; user: WebsiteUser } | { kind: 'refused' | 'unreachable' };

/** Fetches the user whose token the API client sends. */
export async function fetchUser(): Promise<FetchedUser> {
  try {
    return { kind: 'user', user: await callApi(user, { params: {}, query: {} }) };
  } catch (error) {
    return { kind: error instanceof ApiFailure && error.status === 0 ? 'unreachable' : 'refused' };
  }
}

/** Has the server put a token into the cookie of this site. Throws an `ApiFailure` where it refuses. */
export async function keepToken(token: string): Promise<void> {
  await fetchJson(`/api${keep.path}`, { method: keep.method, body: {}, headers: bearer(token) });
}

/**
 * Ends a session at the server, and on the official website that of the account too; one that cannot be reached ends it when it
 * expires.
 */
export async function endSession(token: string): Promise<void> {
  try {
    await fetchJson(`/api${end.path}`, { method: end.method, body: {}, headers: bearer(token) });
    const { isOfficial } = await accountsInfo();
    if (isOfficial) await commandApi(endOfficial, { body: {} });
  } catch (error) {
    console.warn('The session is ended on this device only.', error);
  }
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
