import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { readSeasonClub, type SeasonClubParams } from '#lib/api/readers/season-club.ts';
import { paths } from '#lib/paths.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';
import { type SeasonClubTab, seasonClubTabs } from '#lib/tabs.ts';

/** Title, description and addresses of one tab of a club in a season. */
export async function seasonClubMetadata(params: SeasonClubParams, tab: SeasonClubTab): Promise<Metadata> {
  const read = await readSeasonClub(params);
  if (!read) return {};
  const { club, season } = read;
  const [t, navigation] = await Promise.all([getTranslations('club'), getTranslations('navigation')]);
  const words = {
    club: club.name,
    season: season.name,
    tab: navigation(seasonClubTabs.find(({ id }) => id === tab)?.messageKey ?? 'seasonClubTabs.overview'),
  };
  return pageMetadata({
    path: paths.seasonClub(season.slug, club.slug, tab),
    title: t('seasonTitle', words),
    description: t('seasonDescription', words),
    image: club.crest,
  });
}
