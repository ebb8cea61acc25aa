import { cacheLife } from 'next/cache';
import { steady } from '#lib/api/cache-policy.ts';
import { getWebsiteConfig, type WebsiteConfig } from '#lib/api/contract/website.ts';
import { fetchAnswerForHost } from '#lib/api/fetch-answer.ts';
import { withReachableDomain } from './local-port.ts';

/** Returns the settings of the site of a host, for route handlers. Null if no tenant has the host. */
export async function readConfigOfHost(host: string): Promise<WebsiteConfig | null> {
  'use cache';
  cacheLife(steady);
  const config = await fetchAnswerForHost(host, getWebsiteConfig, { params: {}, query: {} });
  return config && withReachableDomain(config);
}
