import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PageBody } from '#components/layout/page-body.tsx';
import { SeasonLeagues } from '#components/season/season-leagues.tsx';
import { SeasonMasthead } from '#components/season/season-masthead.tsx';
import { SeasonPager } from '#components/season/season-pager.tsx';
import { readSeasonLeagues } from '#lib/api/readers/season-leagues.ts';
import { readSeason, readSeasons } from '#lib/api/readers/seasons.ts';
import { paths } from '#lib/paths.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

type Props = { params: Promise<{ season: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [t, season] = await Promise.all([getTranslations('season'), readSeason((await params).season)]);
  if (!season) return {};
  const leagues = season.leagues.map(({ name }) => name).join(', ');
  return pageMetadata({
    path: paths.season(season.slug),
    title: t('title', { season: season.name }),
    description: t('description', { season: season.name, leagues }),
  });
}

export default async function SeasonPage({ params }: Props) {
  const season = await readSeason((await params).season);
  if (!season) notFound();
  const [seasons, leagues] = await Promise.all([readSeasons(), readSeasonLeagues(season)]);
  return (
    <>
      <SeasonMasthead season={season} />
      <PageBody>
        <SeasonPager season={season} seasons={seasons ?? []} />
        <SeasonLeagues leagues={leagues} />
      </PageBody>
    </>
  );
}
