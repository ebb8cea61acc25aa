import { LRUCache } from 'lru-cache';
import { normalizeHost } from '#lib/routing/host.ts';

/** Clients can send any host, so their number is limited. */
const maxHosts = 10_000;

/** The hosts whose visitors come by https, as the trusted proxy says; their links are https then. */
export interface SecureHosts {
  add(host: string | undefined): void;
  /** Returns the address with https if its host is one of them. */
  secure(address: string): string;
}

export function createSecureHosts(): SecureHosts {
  const hosts = new LRUCache<string, true>({ max: maxHosts });
  return {
    add(header) {
      const host = normalizeHost(header);
      if (host) hosts.set(host, true);
    },
    secure(address) {
      const host = address.startsWith('http://') ? normalizeHost(new URL(address).host) : null;
      return host && hosts.has(host) ? address.replace(/^http:/, 'https:') : address;
    },
  };
}
