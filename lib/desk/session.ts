import { z } from 'zod';
import { ApiFailure } from '#lib/api/api-failure.ts';
import { commandApi, configureClient } from '#lib/api/client.ts';
import { createSession, endSession, staffMember } from '#lib/api/contract/staff.ts';

const key = 'desk-session';
const session = z.object({ accessToken: z.string(), expiresAt: z.string(), member: staffMember });
export type DeskSession = z.infer<typeof session>;

/** Returns the session of this device; null where nobody is signed in or it has expired. */
export function readSession(): DeskSession | null {
  const { data } = session.safeParse(parse(localStorage.getItem(key)));
  return data && Date.parse(data.expiresAt) > Date.now() ? data : null;
}

/** Throws an `ApiFailure` (401) where nobody is signed in on this device. */
export function requireSession(): void {
  if (!readSession())
    throw new ApiFailure(401, { code: 'unauthorized', message: 'Nobody is signed in on this device.' });
}

/** Makes the browser's API calls send the access token of the session. */
export function callAsStaff(): void {
  configureClient({ accessToken: () => readSession()?.accessToken ?? null });
}

/** Signs in with a one-time token. Throws an `ApiFailure` where it is used or unknown. */
export async function signIn(token: string): Promise<DeskSession> {
  const answer = await commandApi(createSession, { body: { token } });
  localStorage.setItem(key, JSON.stringify(answer));
  return answer;
}

/** Ends the session on this device in any case, and at the engine when it can be reached. */
export async function signOut(): Promise<void> {
  try {
    await commandApi(endSession, { body: {} });
  } finally {
    localStorage.removeItem(key);
  }
}

/** Returns a unique command id; the ids of a device sort by time. */
export function newCommandId(device: string): string {
  return `${device}-${Date.now().toString(36)}-${hex(6)}`;
}

function hex(bytes: number): string {
  return [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
