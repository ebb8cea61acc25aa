import { z } from 'zod';
import { ApiFailure } from '#lib/api/api-failure.ts';
import { commandApi, configureClient } from '#lib/api/client.ts';
import { createSession, endSession, staffMember } from '#lib/api/contract/staff.ts';

const key = 'desk-session';
const session = z.object({ accessToken: z.string(), expiresAt: z.string(), member: staffMember });
export type DeskSession = z.infer<typeof session>;

/** Who is signed in on this device; null for nobody, or when the session is over. */
export function readSession(): DeskSession | null {
  const { data } = session.safeParse(parse(localStorage.getItem(key)));
  return data && Date.parse(data.expiresAt) > Date.now() ? data : null;
}

/** Throws an `ApiFailure` (401) where nobody is signed in on this device. */
export function requireSession(): void {
  if (!readSession())
    throw new ApiFailure(401, { code: 'unauthorized', message: 'Nobody is signed in on this device.' });
}

/** Calls of the browser go out as who is signed in. */
export function callAsStaff(): void {
  configureClient({ accessToken: () => readSession()?.accessToken ?? null });
}

/** Throws an `ApiFailure` where the link is used up or unknown. */
export async function signIn(token: string): Promise<DeskSession> {
  const answer = await commandApi(createSession, { body: { token } });
  localStorage.setItem(key, JSON.stringify(answer));
  return answer;
}

/** The session ends here in any case, and at the engine when it can be reached. */
export async function signOut(): Promise<void> {
  try {
    await commandApi(endSession, { body: {} });
  } finally {
    localStorage.removeItem(key);
  }
}

/** Ids tell in which order a device wrote, and are made once in the world. */
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
