import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { Masthead } from '#components/entity/masthead.tsx';
import { PageBody } from '#components/layout/page-body.tsx';
import { FeedLink } from '#components/news/list/feed-link.tsx';
import { NewsList } from '#components/news/list/news-list.tsx';
import { readNewsFilters, readNewsPage } from '#lib/api/readers/news.ts';
import { readConfig } from '#lib/api/readers/website.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';
import { paths } from '#lib/paths.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

const pageSize = 16;

export async function generateMetadata(): Promise<Metadata> {
  const [t, config] = await Promise.all([getTranslations('news'), readConfig()]);
  const site = config?.config.website.title ?? '';
  return pageMetadata({ path: paths.news(), title: t('title'), description: t('description', { site }) });
}

export default async function NewsPage() {
  const [config, page, filters, locale, t] = await Promise.all([
    readConfig(),
    readNewsPage(pageSize),
    readNewsFilters(),
    pageLocale(),
    getTranslations('news'),
  ]);
  const { defaultNewsCoverImage: cover, timeZone } = orNotFound(config).config.website;
  return (
    <>
      <Masthead title={t('title')} meta={<FeedLink />} />
      <PageBody>
        <NewsList page={orNotFound(page)} filters={orNotFound(filters)} display={{ cover, timeZone, locale }} />
      </PageBody>
    </>
  );
}
