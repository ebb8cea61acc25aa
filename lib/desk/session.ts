import { ApiFailure } from '#lib/api/api-failure.ts';
import { commandApi, configureClient } from '#lib/api/client.ts';
import { createSession, endSession, type StaffSession } from '#lib/api/contract/staff.ts';
import { fetchJson } from '#lib/api/fetch-json.ts';
import { bearerAfter, currentBearer, dropSession, fetchBearer, holdSession } from './bearer.ts';
import { readSession } from './stored-session.ts';

/** Set where somebody signed out without network: the cookie is out of reach of scripts, so the engine must end it later. */
const leftKey = 'desk-signed-out';

/** Throws an `ApiFailure` (401) where nobody is signed in on this device. */
export function requireSession(): void {
  if (!readSession())
    throw new ApiFailure(401, { code: 'unauthorized', message: 'Nobody is signed in on this device.' });
}

/** Makes the browser's API calls send the bearer of the session, and ends one that was left without network. */
export function callAsStaff(): void {
  configureClient({ accessToken: currentBearer, tokenAfter: bearerAfter });
  void endLeftSession();
}

/** Signs in with a one-time token. Throws an `ApiFailure` where it is used or unknown. */
export async function signIn(token: string): Promise<void> {
  keep(await commandApi(createSession, { body: { token } }));
}

/** Takes over a session that was begun without a link, for the calls of this page and for this device. */
export function beginSession(session: StaffSession): void {
  keep(session);
  callAsStaff();
}

function keep(session: StaffSession): void {
  holdSession(session);
  localStorage.removeItem(leftKey);
}

/** Ends the session on this device in any case, and at the engine when it can be reached. */
export async function signOut(): Promise<void> {
  localStorage.setItem(leftKey, new Date().toISOString());
  try {
    await commandApi(endSession, { body: {} });
    localStorage.removeItem(leftKey);
  } finally {
    dropSession();
  }
}

async function endLeftSession(): Promise<void> {
  if (localStorage.getItem(leftKey) === null || readSession()) return;
  try {
    const { accessToken } = await fetchBearer();
    const headers = { authorization: `Bearer ${accessToken}` };
    await fetchJson(`/api${endSession.path}`, { method: endSession.method, body: {}, headers });
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    if (error.status !== 401) return;
  }
  localStorage.removeItem(leftKey);
}

/** Returns a unique command id; the ids of a device sort by time. */
export function newCommandId(device: string): string {
  return `${device}-${Date.now().toString(36)}-${hex(6)}`;
}

function hex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
