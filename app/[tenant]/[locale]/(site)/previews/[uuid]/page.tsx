import type { Metadata } from 'next';
import { connection } from 'next/server';
import { getTranslations } from 'next-intl/server';
import { PhotoGrid } from '#components/gallery/photo-grid.tsx';
import { ArticlePage } from '#components/news/article/article-page.tsx';
import { readArticlePreview } from '#lib/api/readers/news.ts';
import { readConfig } from '#lib/api/readers/website.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';
import { paths } from '#lib/paths.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';
import { staffMetadata } from '#lib/seo/staff-metadata.ts';

type Props = { params: Promise<{ uuid: string }> };

/** The address is a secret: `robots` keeps it out of search engines, `referrer` from other sites. */
export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ uuid }, t] = await Promise.all([params, getTranslations('office-content')]);
  return staffMetadata({ path: paths.articlePreview(uuid), title: t('preview.title') });
}

export default async function ArticlePreviewPage({ params }: Props) {
  await connection();
  const [{ uuid }, config, locale, t] = await Promise.all([
    params,
    readConfig(),
    pageLocale(),
    getTranslations('office-content'),
  ]);
  const article = orNotFound(await readArticlePreview(uuid));
  const { defaultNewsCoverImage: cover, timeZone } = orNotFound(config).config.website;
  return (
    <>
      <p role="note" className="bg-ink py-2 text-center font-semibold text-page">
        {t('preview.notice')}
      </p>
      <ArticlePage
        article={article}
        display={{ cover, timeZone, locale }}
        photos={<PhotoGrid photos={article.photos} />}
      />
    </>
  );
}
