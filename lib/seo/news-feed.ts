import { Feed } from 'feed';
import type { NewsItem } from '#lib/api/contract/news.ts';
import type { WebsiteSettings } from '#lib/api/contract/website.ts';
import { languageTag } from '#lib/i18n/language-tag.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { paths } from '#lib/paths.ts';
import { siteUrl } from './site-url.ts';

/** Returns the news as an RSS feed in a language; each story links to its page in the language it is written in. */
export function newsFeed(
  { title, domainUrl, logo, crest }: WebsiteSettings,
  locale: Locale,
  description: string,
  news: readonly NewsItem[],
): string {
  const feed = new Feed({
    title,
    description,
    id: siteUrl(domainUrl, locale, paths.news()),
    link: siteUrl(domainUrl, locale, paths.news()),
    language: languageTag(locale),
    image: new URL(logo ?? crest.androidChromeLg, domainUrl).href,
    copyright: title,
    generator: 'Courtside',
    updated: new Date(news[0]?.publishedAt ?? 0),
    feedLinks: { rss: siteUrl(domainUrl, locale, paths.newsFeed()) },
  });
  for (const { title, lead, slug, language, publishedAt } of news) {
    const link = siteUrl(domainUrl, language, paths.article(slug));
    feed.addItem({ title, description: lead, id: link, link, date: new Date(publishedAt) });
  }
  return feed.rss2();
}
