import { readConfigOfHost } from '#lib/api/readers/config-of-host.ts';
import { robotsText } from '#lib/seo/robots.ts';
import { tenantFile } from '#lib/seo/tenant-file.ts';

export const GET = tenantFile('text/plain', async (host) => {
  const config = await readConfigOfHost(host);
  return config && robotsText(config.config.website.domainUrl);
});
