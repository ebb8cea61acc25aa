/** Returns the `robots.txt` of a site: everything is allowed except the API and the build files. */
export function robotsText(domainUrl: string): string {
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /builds/',
    `Sitemap: ${new URL('/sitemap.xml', domainUrl)}`,
  ];
  return `${lines.join('\n')}\n`;
}
