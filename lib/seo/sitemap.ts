import type { Locale } from '#lib/i18n/locales.ts';
import { siteUrl } from './site-url.ts';

/** The most addresses that a sitemap may have. */
const most = 50_000;

/** A sitemap of paths (without language) in the site's own language; each page names its other languages itself. */
export function sitemapXml(domainUrl: string, locale: Locale, paths: readonly string[]): string {
  const urls = paths
    .slice(0, most)
    .map((path) => `<url><loc>${escapeXml(siteUrl(domainUrl, locale, path))}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>\n',
  ].join('\n');
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
