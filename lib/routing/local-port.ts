const localhostName = /^(.+\.)?localhost$/;

/** Tells whether a host is a name of this machine. */
export const isLocalName = (host: string): boolean => localhostName.test(host);

/** Adds the served port to the URL of a site on localhost; returns all other URLs unchanged. */
export function withLocalPort(domainUrl: string, port: string | undefined): string {
  const url = new URL(domainUrl);
  if (!isLocalName(url.hostname) || url.port !== '' || !port) return domainUrl;
  url.port = port;
  return url.origin;
}
