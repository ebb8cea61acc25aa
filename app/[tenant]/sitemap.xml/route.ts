import { readConfigOfHost } from '#lib/api/readers/config-of-host.ts';
import { readNewsOfHost } from '#lib/api/readers/news-of-host.ts';
import { listPages } from '#lib/seo/list-pages.ts';
import { sitemapXml } from '#lib/seo/sitemap.ts';
import { tenantFile } from '#lib/seo/tenant-file.ts';

/** Enough for many years; older ones are found through those that follow them. */
const mostStories = 5000;

export const GET = tenantFile('application/xml', async (host) => {
  const config = await readConfigOfHost(host);
  if (!config) return null;
  const { website } = config.config;
  const [pages, news] = await Promise.all([
    listPages(host, config.id),
    readNewsOfHost(host, config.id, website.fallbackLocale, mostStories),
  ]);
  return sitemapXml(website, pages, news, new Date());
});
