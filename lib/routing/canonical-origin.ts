import { isLocalName } from './local-port.ts';

/**
 * Returns the origin at which a site has its pages, for a visitor who has come by another of its hosts; null where they are right.
 * Names of this machine lead nowhere else, and nobody is led to them.
 */
export function canonicalOrigin(host: string, domainUrl: string): string | null {
  const { hostname, origin } = new URL(domainUrl);
  return hostname === host || isLocalName(host) || isLocalName(hostname) ? null : origin;
}
