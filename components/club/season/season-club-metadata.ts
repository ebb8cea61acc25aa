import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { readSeasonClub, type SeasonClubParams } from '#lib/api/readers/season-club.ts';
import { paths } from '#lib/paths.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';
import { shareSubjects } from '#lib/share-pictures.ts';
import { type SeasonClubTab, seasonClubTabs } from '#lib/tabs.ts';

/** Returns title, description and canonical URLs of a tab of a club in one season. */
export async function seasonClubMetadata(params: SeasonClubParams, tab: SeasonClubTab): Promise<Metadata> {
  const seasonClub = await readSeasonClub(params);
  if (!seasonClub) return {};
  const { club, season } = seasonClub;
  const [t, navigation] = await Promise.all([getTranslations('club'), getTranslations('navigation')]);
  const values = {
    club: club.name,
    season: season.name,
    tab: navigation(seasonClubTabs.find(({ id }) => id === tab)?.messageKey ?? 'seasonClubTabs.overview'),
  };
  return pageMetadata({
    path: paths.seasonClub(season.slug, club.slug, tab),
    title: t('seasonTitle', values),
    description: t('seasonDescription', values),
    share: shareSubjects.club(club.slug),
  });
}
