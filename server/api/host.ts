import { normalizeHost } from '#lib/routing/host.ts';

/** Returns the host of a `Host` header or an origin, normalised as stored domains are. */
export function hostOf(address: string | undefined): string | null {
  if (!address?.includes('://')) return normalizeHost(address);
  return URL.canParse(address) ? normalizeHost(new URL(address).host) : null;
}
