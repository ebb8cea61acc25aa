import { readSiteSettings } from './env.ts';
import { isSameSecret } from './same-secret.ts';

export const ownCallHeader = 'x-courtside-site';

/**
 * How long the site waits for the engine, in milliseconds. The engine ends its calls sooner by itself; a process that renders
 * has so little of a busy machine that it may be late to read the answer.
 */
export const ownCallTimeoutMs = 15_000;

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
