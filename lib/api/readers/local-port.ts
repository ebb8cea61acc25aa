import type { WebsiteConfig } from '#lib/api/contract/website.ts';

const thisMachine = /^(.+\.)?localhost$/;

/** The address of a site that lies on this machine, with the port that it is served on; all others as they are. */
export function withLocalPort(domainUrl: string, port: string | undefined): string {
  const url = new URL(domainUrl);
  if (!thisMachine.test(url.hostname) || url.port !== '' || !port) return domainUrl;
  url.port = port;
  return url.origin;
}

export function reachedHere(config: WebsiteConfig): WebsiteConfig {
  const domainUrl = withLocalPort(config.config.website.domainUrl, process.env.PORT);
  const website = { ...config.config.website, domainUrl };
  return { ...config, config: { ...config.config, website }, settings: { ...config.settings, domainUrl } };
}
