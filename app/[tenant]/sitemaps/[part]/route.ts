import { siteEntries } from '#lib/seo/site-entries.ts';
import { partOfSitemap } from '#lib/seo/sitemap.ts';
import { tenantFile } from '#lib/seo/tenant-file.ts';

export const GET = tenantFile('application/xml', async (host, { part }) => {
  const entries = await siteEntries(host);
  return entries && partOfSitemap(entries.urls, Number(part));
});
