import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** The application of the live channels: `key` is public, `secret` signs. */
export type RealtimeApp = { id: string; key: string; secret: string };

export function sign(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('hex');
}

/** Returns whether `auth` (`key:signature`) is the application's signature of the text. */
export function isSigned({ key, secret }: RealtimeApp, auth: string, text: string): boolean {
  return sameText(auth, `${key}:${sign(secret, text)}`);
}

export function sameText(given: string, expected: string): boolean {
  const [a, b] = [given, expected].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
