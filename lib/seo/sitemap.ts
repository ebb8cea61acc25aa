import type { NewsItem } from '#lib/api/contract/news.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { paths } from '#lib/paths.ts';
import { siteUrl } from './site-url.ts';

/** More addresses than this stand in several maps, so that each is made and read quickly; 50,000 are allowed. */
const maxUrlsPerSitemap = 10_000;

/** How long search engines take a story for news. */
const freshMs = 2 * 24 * 60 * 60 * 1000;

type SitemapSite = { domainUrl: string; title: string; fallbackLocale: Locale };

/** The map of a site: of these entries, or of its further maps where there are many. */
export function sitemapXml(domainUrl: string, urls: readonly string[]): string {
  if (urls.length <= maxUrlsPerSitemap) return urlSet(urls);
  const maps = Array.from({ length: Math.ceil(urls.length / maxUrlsPerSitemap) }, (_, index) => {
    const address = new URL(`/sitemap-${index + 1}.xml`, domainUrl).href;
    return `<sitemap><loc>${escapeXml(address)}</loc></sitemap>`;
  });
  return xml('sitemapindex', '', maps);
}

/** One of several maps by its number, from 1; null where there is none of it. */
export function partOfSitemap(urls: readonly string[], number: number): string | null {
  const own = urls.slice((number - 1) * maxUrlsPerSitemap, number * maxUrlsPerSitemap);
  return urls.length <= maxUrlsPerSitemap || own.length === 0 ? null : urlSet(own);
}

/**
 * The entries of a map of paths (without language) in the site's own language, and of stories in the language that each is shown in there;
 * each page names its other languages itself. Stories of the last two days say so, in the form of news sitemaps.
 */
export function sitemapUrls(
  { domainUrl, title, fallbackLocale }: SitemapSite,
  pages: readonly string[],
  news: readonly NewsItem[],
  now: Date,
): string[] {
  const stories = news.map((story) => {
    const address = siteUrl(domainUrl, story.language, paths.article(story.slug));
    const isFresh = now.getTime() - Date.parse(story.publishedAt) < freshMs;
    return url(address, isFresh ? newsLines(title, story) : '');
  });
  return [...stories, ...pages.map((path) => url(siteUrl(domainUrl, fallbackLocale, path)))];
}

const newsSpace = ' xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"';
const urlSet = (urls: readonly string[]) => xml('urlset', newsSpace, urls);

function xml(root: 'urlset' | 'sitemapindex', space: string, lines: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${space}>`,
    ...lines,
    `</${root}>\n`,
  ].join('\n');
}

const url = (address: string, more = '') => `<url><loc>${escapeXml(address)}</loc>${more}</url>`;

const newsLines = (publication: string, { language, publishedAt, title }: NewsItem) =>
  `<news:news><news:publication><news:name>${escapeXml(publication)}</news:name>` +
  `<news:language>${language}</news:language></news:publication>` +
  `<news:publication_date>${publishedAt}</news:publication_date><news:title>${escapeXml(title)}</news:title></news:news>`;

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
