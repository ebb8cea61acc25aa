const localhostName = /^(.+\.)?localhost$/;

/** Tells whether a host is a name of this machine. */
export const isLocalName = (host: string): boolean => localhostName.test(host);

/** The port that visitors of this machine need in addresses; a proxy in front has none of its own there. */
export const servedPort = ({ PORT, TRUST_PROXY = '' }: Record<string, string | undefined>): string | undefined =>
  /^([1-9]|true)$/.test(TRUST_PROXY) ? undefined : PORT;

/** Adds the served port to the URL of a site on localhost; returns all other URLs unchanged. */
export function withLocalPort(domainUrl: string, port: string | undefined): string {
  const url = new URL(domainUrl);
  if (!isLocalName(url.hostname) || url.port !== '' || !port) return domainUrl;
  url.port = port;
  return url.origin;
}
