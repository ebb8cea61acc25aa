import type { NewsItem } from '#lib/api/contract/news.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { paths } from '#lib/paths.ts';
import { siteUrl } from './site-url.ts';

/** Larger sitemaps are split, so that each is generated and read quickly; the protocol allows 50,000. */
const maxUrlsPerSitemap = 10_000;

/** Search engines accept stories of this age in news sitemaps. */
const freshMs = 2 * 24 * 60 * 60 * 1000;

type SitemapSite = { domainUrl: string; title: string; fallbackLocale: Locale };

/** Returns the sitemap of these entries, or the index of its parts if there are many. */
export function sitemapXml(domainUrl: string, urls: readonly string[]): string {
  if (urls.length <= maxUrlsPerSitemap) return urlSet(urls);
  const sitemaps = Array.from({ length: Math.ceil(urls.length / maxUrlsPerSitemap) }, (_, index) => {
    const address = new URL(`/sitemap-${index + 1}.xml`, domainUrl).href;
    return `<sitemap><loc>${escapeXml(address)}</loc></sitemap>`;
  });
  return xml('sitemapindex', '', sitemaps);
}

/** Returns a part of a split sitemap by its number, from 1; null if there is no such part. */
export function partOfSitemap(urls: readonly string[], number: number): string | null {
  const partUrls = urls.slice((number - 1) * maxUrlsPerSitemap, number * maxUrlsPerSitemap);
  return urls.length <= maxUrlsPerSitemap || partUrls.length === 0 ? null : urlSet(partUrls);
}

/**
 * Returns the sitemap entries of paths (without language) in the site's fallback language, and of stories in the
 * language each is shown in; each page names its other languages itself. Stories of the last two days carry news
 * sitemap tags.
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
    return url(address, isFresh ? newsTags(title, story) : '');
  });
  return [...stories, ...pages.map((path) => url(siteUrl(domainUrl, fallbackLocale, path)))];
}

const newsNamespace = ' xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"';
const urlSet = (urls: readonly string[]) => xml('urlset', newsNamespace, urls);

function xml(root: 'urlset' | 'sitemapindex', namespace: string, lines: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${namespace}>`,
    ...lines,
    `</${root}>\n`,
  ].join('\n');
}

const url = (address: string, tags = '') => `<url><loc>${escapeXml(address)}</loc>${tags}</url>`;

const newsTags = (publication: string, { language, publishedAt, title }: NewsItem) =>
  `<news:news><news:publication><news:name>${escapeXml(publication)}</news:name>` +
  `<news:language>${language}</news:language></news:publication>` +
  `<news:publication_date>${publishedAt}</news:publication_date><news:title>${escapeXml(title)}</news:title></news:news>`;

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
