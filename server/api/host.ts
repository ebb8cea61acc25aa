import { normalizeHost } from '#lib/routing/host.ts';

/** The host of a `Host` header or of an origin, as domains are stored. */
export function hostOf(address: string | undefined): string | null {
  if (!address?.includes('://')) return normalizeHost(address);
  return URL.canParse(address) ? normalizeHost(new URL(address).host) : null;
}
