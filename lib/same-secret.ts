import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares secrets in constant time. An unset secret never matches. */
export function isSameSecret(given: string | null, secret: string | undefined): boolean {
  if (!given || !secret) return false;
  return timingSafeEqual(digest(given), digest(secret));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
