import { readConfigOfHost } from '#lib/api/readers/config-of-host.ts';
import { listPages } from '#lib/seo/list-pages.ts';
import { sitemapXml } from '#lib/seo/sitemap.ts';
import { tenantFile } from '#lib/seo/tenant-file.ts';

export const GET = tenantFile('application/xml', async (host) => {
  const config = await readConfigOfHost(host);
  if (!config) return null;
  const { domainUrl, fallbackLocale } = config.config.website;
  return sitemapXml(domainUrl, fallbackLocale, await listPages(host, config.id));
});
