import { readConfigOfHost } from '#lib/api/readers/config-of-host.ts';
import { tenantFile } from '#lib/seo/tenant-file.ts';
import { webManifest } from '#lib/seo/web-manifest.ts';

export const GET = tenantFile('application/manifest+json', async (host) => {
  const config = await readConfigOfHost(host);
  return config && JSON.stringify(webManifest(config.config.website));
});
