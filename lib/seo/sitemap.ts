import type { NewsItem } from '#lib/api/contract/news.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { paths } from '#lib/paths.ts';
import { siteUrl } from './site-url.ts';

/** The most addresses that a sitemap may have. */
const most = 50_000;

/** How long search engines take a story for news. */
const freshMs = 2 * 24 * 60 * 60 * 1000;

type SitemapSite = { domainUrl: string; title: string; fallbackLocale: Locale };

/**
 * A sitemap of paths (without language) in the site's own language, and of stories in the language that each is shown in there;
 * each page names its other languages itself. Stories of the last two days say so, in the form of news sitemaps.
 */
export function sitemapXml(
  { domainUrl, title, fallbackLocale }: SitemapSite,
  pages: readonly string[],
  news: readonly NewsItem[],
  now: Date,
): string {
  const stories = news.map((story) => {
    const address = siteUrl(domainUrl, story.language, paths.article(story.slug));
    const isFresh = now.getTime() - Date.parse(story.publishedAt) < freshMs;
    return url(address, isFresh ? newsLines(title, story) : '');
  });
  const urls = [...stories, ...pages.map((path) => url(siteUrl(domainUrl, fallbackLocale, path)))].slice(0, most);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:news="http://www.google.com/schemas/sitemap-news/0.9">',
    ...urls,
    '</urlset>\n',
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
