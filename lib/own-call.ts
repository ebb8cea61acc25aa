import { readSiteSettings } from './env.ts';
import { isSameSecret } from './same-secret.ts';

export const ownCallHeader = 'x-courtside-site';

/**
 * Returns the header by which the engine knows calls of its own site, which it does not rate limit: they come from one
 * address for all visitors. Server side only.
 */
export function ownCallHeaders(): Record<string, string> {
  const { REVALIDATE_SECRET: secret } = readSiteSettings();
  return secret ? { [ownCallHeader]: secret } : {};
}

/** Returns whether a request comes from the engine's own site. */
export function isOwnCall(headerOf: (name: string) => string | undefined): boolean {
  return isSameSecret(headerOf(ownCallHeader) ?? null, process.env.REVALIDATE_SECRET);
}
