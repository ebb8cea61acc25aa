const localhostName = /^(.+\.)?localhost$/;

/** Adds the served port to the URL of a site on localhost; returns all other URLs unchanged. */
export function withLocalPort(domainUrl: string, port: string | undefined): string {
  const url = new URL(domainUrl);
  if (!localhostName.test(url.hostname) || url.port !== '' || !port) return domainUrl;
  url.port = port;
  return url.origin;
}
