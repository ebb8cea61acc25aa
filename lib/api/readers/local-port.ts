import type { WebsiteConfig } from '#lib/api/contract/website.ts';

const localhostName = /^(.+\.)?localhost$/;

/** Adds the served port to the URL of a site on localhost; returns all other URLs unchanged. */
export function withLocalPort(domainUrl: string, port: string | undefined): string {
  const url = new URL(domainUrl);
  if (!localhostName.test(url.hostname) || url.port !== '' || !port) return domainUrl;
  url.port = port;
  return url.origin;
}

/** Returns the config with `withLocalPort` applied to its domain. */
export function withReachableDomain(config: WebsiteConfig): WebsiteConfig {
  const domainUrl = withLocalPort(config.config.website.domainUrl, process.env.PORT);
  const website = { ...config.config.website, domainUrl };
  return { ...config, config: { ...config.config, website }, settings: { ...config.settings, domainUrl } };
}
