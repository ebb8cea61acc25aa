import { cacheLife, cacheTag } from 'next/cache';
import { steady } from '#lib/api/cache-policy.ts';
import { listSeasons } from '#lib/api/contract/season.ts';
import { listAddresses } from '#lib/api/contract/site-map.ts';
import { fetchAnswerForHost } from '#lib/api/fetch-answer.ts';
import { tags } from '#lib/api/tags.ts';
import { sitePages } from './site-pages.ts';

/** Returns the paths of all pages of a site that search engines should index, newest season first. */
export async function listPages(host: string, tenantId: string): Promise<string[]> {
  'use cache';
  cacheLife(steady);
  cacheTag(tags.seasons(tenantId), tags.clubs(tenantId), tags.players(tenantId));
  const seasons = await fetchAnswerForHost(host, listSeasons, { params: {}, query: {} });
  const addresses = await fetchAnswerForHost(host, listAddresses, { params: {}, query: {} });
  return sitePages(seasons?.seasons ?? [], addresses);
}
