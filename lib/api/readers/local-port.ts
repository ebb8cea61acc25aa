import type { WebsiteConfig } from '#lib/api/contract/website.ts';
import { servedPort, withLocalPort } from '#lib/routing/local-port.ts';

/** Returns the config with `withLocalPort` applied to its domain. */
export function withReachableDomain(config: WebsiteConfig): WebsiteConfig {
  const domainUrl = withLocalPort(config.config.website.domainUrl, servedPort(process.env));
  const website = { ...config.config.website, domainUrl };
  return { ...config, config: { ...config.config, website }, settings: { ...config.settings, domainUrl } };
}
