import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PageBody } from '#components/layout/page-body.tsx';
import { SeasonsList } from '#components/season/seasons-list.tsx';
import { SeasonsMasthead } from '#components/season/seasons-masthead.tsx';
import { readAllSeasons } from '#lib/api/readers/season-leagues.ts';
import { readConfig } from '#lib/api/readers/website.ts';
import { paths } from '#lib/paths.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

export async function generateMetadata(): Promise<Metadata> {
  const [t, navigation, config] = await Promise.all([
    getTranslations('season'),
    getTranslations('navigation'),
    readConfig(),
  ]);
  const site = config?.config.website.title ?? '';
  return pageMetadata({
    path: paths.seasons(),
    title: navigation('seasons'),
    description: t('seasonsDescription', { site }),
  });
}

export default async function SeasonsPage() {
  const [config, seasons] = await Promise.all([readConfig(), readAllSeasons()]);
  if (!config || !seasons) notFound();
  return (
    <>
      <SeasonsMasthead site={config.config.website.title} count={seasons.length} />
      <PageBody>
        <SeasonsList seasons={seasons} />
      </PageBody>
    </>
  );
}
