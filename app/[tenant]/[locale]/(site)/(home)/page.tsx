import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { chooseFeatured, withoutFeatured } from '#components/home/choose-featured.ts';
import { HomeEmpty } from '#components/home/home-empty.tsx';
import { HomeHead } from '#components/home/home-head.tsx';
import { HomeLeagues } from '#components/home/home-leagues.tsx';
import { NewsPreview } from '#components/home/news-preview.tsx';
import { PageBody } from '#components/layout/page-body.tsx';
import { readHomeLeagues } from '#lib/api/readers/home-leagues.ts';
import { readNews } from '#lib/api/readers/news.ts';
import { readConfig } from '#lib/api/readers/website.ts';
import { pageLocale } from '#lib/i18n/page-locale.ts';
import { paths } from '#lib/paths.ts';
import { JsonLd } from '#lib/seo/json-ld.tsx';
import { pageMetadata } from '#lib/seo/page-metadata.ts';
import { sportsOrganization } from '#lib/seo/sports-organization.ts';

const limits = { games: 6, leaders: 3, news: 5 };

export async function generateMetadata(): Promise<Metadata> {
  const [t, config] = await Promise.all([getTranslations('home'), readConfig()]);
  const site = config?.config.website.title ?? '';
  return pageMetadata({ path: paths.home(), description: t('description', { site }) });
}

export default async function HomePage() {
  const [config, homeLeagues, news, locale] = await Promise.all([
    readConfig(),
    readHomeLeagues(limits.games, limits.leaders),
    readNews(limits.news),
    pageLocale(),
  ]);
  if (!config || !homeLeagues || !news) notFound();
  const featured = chooseFeatured(homeLeagues);
  const { defaultNewsCoverImage: cover, timeZone } = config.config.website;
  return (
    <>
      <JsonLd data={sportsOrganization(config.config.website)} />
      <HomeHead config={config} featured={featured} />
      <PageBody>
        <HomeLeagues homeLeagues={withoutFeatured(homeLeagues, featured)}>
          <NewsPreview news={news} display={{ cover, timeZone, locale }} />
        </HomeLeagues>
        {homeLeagues.length === 0 && news.length === 0 && <HomeEmpty />}
      </PageBody>
    </>
  );
}
