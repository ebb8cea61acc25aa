import { isFollowedNoun, type NamedFollow } from './follow.ts';
import { deviceFollowsKey as key } from './may-follow.ts';

/** As many as an account may hold. */
const maxFollows = 500;

/** Returns what is followed on this device without an account. Browser only. */
export function readDeviceFollows(): NamedFollow[] {
  const stored = parse(localStorage.getItem(key));
  return Array.isArray(stored) ? stored.filter(isFollow) : [];
}

/** Keeps them, the newest; none removes the entry. */
export function storeDeviceFollows(follows: readonly NamedFollow[]): void {
  if (follows.length === 0) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify(follows.slice(-maxFollows)));
}

/** Calls back when another tab changes them. Returns a function that stops it. */
export function onDeviceFollows(listener: () => void): () => void {
  const receive = (event: StorageEvent) => {
    if (event.key === key) listener();
  };
  addEventListener('storage', receive);
  return () => removeEventListener('storage', receive);
}

function parse(text: string | null): unknown {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

function isFollow(value: unknown): value is NamedFollow {
  if (typeof value !== 'object' || value === null) return false;
  const { noun, id, name, href } = value as Record<string, unknown>;
  // The address becomes a link: one of this site only.
  return (
    isFollowedNoun(noun) && [id, name, href].every((text) => typeof text === 'string') && /^\/(?!\/)/.test(String(href))
  );
}
