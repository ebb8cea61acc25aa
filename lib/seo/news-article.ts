import type { Article } from '#lib/api/contract/article.ts';
import type { WebsiteSettings } from '#lib/api/contract/website.ts';
import { languageTag } from '#lib/i18n/language-tag.ts';
import { paths } from '#lib/paths.ts';
import { siteUrl } from './site-url.ts';
import { sportsOrganization } from './sports-organization.ts';

/** Returns an article as a schema.org `NewsArticle`, in the language that it is shown in. */
export function newsArticle(site: WebsiteSettings, article: Article): object {
  const { title, lead, language, slug, cover, coverCredit, author, publishedAt, updatedAt } = article;
  const picture = cover ?? site.defaultNewsCoverImage;
  const publisher = sportsOrganization(site);
  return {
    '@type': 'NewsArticle',
    headline: title,
    ...(lead && { description: lead }),
    inLanguage: languageTag(language),
    datePublished: publishedAt,
    dateModified: updatedAt,
    mainEntityOfPage: siteUrl(site.domainUrl, language, paths.article(slug)),
    ...(picture && {
      image: {
        '@type': 'ImageObject',
        url: new URL(picture, site.domainUrl).href,
        ...(cover && article.coverSize),
        ...(cover && coverCredit && { creditText: coverCredit }),
      },
    }),
    author: author ? { '@type': 'Person', name: author } : publisher,
    publisher,
  };
}
