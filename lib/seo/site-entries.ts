import { readConfigOfHost } from '#lib/api/readers/config-of-host.ts';
import { readNewsOfHost } from '#lib/api/readers/news-of-host.ts';
import { paths } from '#lib/paths.ts';
import { listPages } from './list-pages.ts';
import { sitemapUrls } from './sitemap.ts';

/** Enough for many years; crawlers reach older stories through the links of newer ones. */
const maxStories = 5000;

/** Returns all sitemap entries of a host's site; null if the host has no site. */
export async function siteEntries(host: string): Promise<{ domainUrl: string; urls: string[] } | null> {
  const config = await readConfigOfHost(host);
  if (!config) return null;
  const { website } = config.config;
  const empty = [...(config.has.news ? [] : [paths.news()]), ...(config.has.documents ? [] : [paths.documents()])];
  const [pages, news] = await Promise.all([
    listPages(host, config.id),
    readNewsOfHost(host, website.fallbackLocale, maxStories),
  ]);
  return {
    domainUrl: website.domainUrl,
    urls: sitemapUrls(
      website,
      pages.filter((path) => !empty.includes(path)),
      news,
      new Date(),
    ),
  };
}
