/** The rules for robots of a site: everything but the calls and the site's own machinery. */
export function robotsText(domainUrl: string): string {
  const lines = [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /builds/',
    `Sitemap: ${new URL('/sitemap.xml', domainUrl)}`,
  ];
  return `${lines.join('\n')}\n`;
}
