import { siteEntries } from '#lib/seo/site-entries.ts';
import { sitemapXml } from '#lib/seo/sitemap.ts';
import { tenantFile } from '#lib/seo/tenant-file.ts';

export const GET = tenantFile('application/xml', async (host) => {
  const entries = await siteEntries(host);
  return entries && sitemapXml(entries.domainUrl, entries.urls);
});
