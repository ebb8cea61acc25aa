import { z } from 'zod';
import { staffMember } from '#lib/api/contract/staff.ts';

const key = 'desk-session';

/** An earlier build stored no grants: until the session is refreshed, roles are for the whole tenant as they were then. */
const storedMember = staffMember.extend({ grants: staffMember.shape.grants.optional() }).transform((member) => ({
  ...member,
  grants: member.grants ?? member.roles.map((role) => ({ id: role, role, league: null, club: null })),
}));

/**
 * Who is signed in on this device until when. It holds no secret, except the bearer that an earlier build stored, until the
 * engine has exchanged that for a cookie.
 */
const session = z.object({ expiresAt: z.string(), member: storedMember, accessToken: z.string().optional() });
export type DeskSession = z.infer<typeof session>;

/** Returns the session of this device; null where nobody is signed in or it has expired. */
export function readSession(): DeskSession | null {
  const { data } = session.safeParse(parse(storedText()));
  return data && Date.parse(data.expiresAt) > Date.now() ? data : null;
}

/** Returns what is stored as it is; another text means that somebody has signed in or out since. */
export const storedText = (): string | null => localStorage.getItem(key);

/** Calls back when another page of this device signs in or out. Returns a function that stops it. */
export function onSessionChange(listener: () => void): () => void {
  const receive = (event: StorageEvent) => {
    if (event.key === key) listener();
  };
  addEventListener('storage', receive);
  return () => removeEventListener('storage', receive);
}

export function storeSession(value: DeskSession): void {
  localStorage.setItem(key, JSON.stringify(value));
}

export function removeSession(): void {
  localStorage.removeItem(key);
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}
