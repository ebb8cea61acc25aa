import { createHash, timingSafeEqual } from 'node:crypto';

/** Compares in a time that tells nothing about where the texts differ. An unset secret equals nothing. */
export function isSameSecret(given: string | null, secret: string | undefined): boolean {
  if (!given || !secret) return false;
  return timingSafeEqual(digest(given), digest(secret));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
