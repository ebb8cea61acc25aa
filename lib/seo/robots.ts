import { sharePicturesPath } from '#lib/share-pictures.ts';

/** Returns the `robots.txt` of a site: everything is allowed except the API, other than its pictures, and the build files. */
export function robotsText(domainUrl: string): string {
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    'Allow: /api/v2/website/assets/',
    `Allow: ${sharePicturesPath}`,
    'Disallow: /builds/',
    `Sitemap: ${new URL('/sitemap.xml', domainUrl)}`,
  ];
  return `${lines.join('\n')}\n`;
}
