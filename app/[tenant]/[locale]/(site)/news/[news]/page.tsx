import { PhotoGrid } from '#components/gallery/photo-grid.tsx';
import { articleMetadata } from '#components/news/article/article-metadata.ts';
import { ArticlePage } from '#components/news/article/article-page.tsx';
import { readArticle } from '#lib/api/readers/news.ts';
import { readConfig } from '#lib/api/readers/website.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';
import { JsonLd } from '#lib/seo/json-ld.tsx';
import { newsArticle } from '#lib/seo/news-article.ts';

type Props = { params: Promise<{ news: string }> };

export async function generateMetadata({ params }: Props) {
  return articleMetadata((await params).news);
}

export default async function NewsArticlePage({ params }: Props) {
  const { news } = await params;
  const [read, config, locale] = await Promise.all([readArticle(news), readConfig(), pageLocale()]);
  const article = orNotFound(read);
  const site = orNotFound(config).config.website;
  const { defaultNewsCoverImage: cover, timeZone } = site;
  return (
    <>
      <JsonLd data={newsArticle(site, article)} />
      <ArticlePage
        article={article}
        display={{ cover, timeZone, locale }}
        photos={<PhotoGrid photos={article.photos} />}
      />
    </>
  );
}
