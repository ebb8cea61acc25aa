import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { type LeagueParams, readLeague } from '#lib/api/readers/league.ts';
import { paths } from '#lib/paths.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';
import { shareSubjects } from '#lib/share-pictures.ts';
import { type LeagueTab, leagueTabs } from '#lib/tabs.ts';

/** Returns title, description and canonical URLs of a league tab. */
export async function leagueMetadata(params: LeagueParams, tab: LeagueTab): Promise<Metadata> {
  const league = await readLeague(params);
  if (!league) return {};
  const [t, navigation] = await Promise.all([getTranslations('league'), getTranslations('navigation')]);
  const values = {
    league: league.name,
    season: league.seasonName,
    tab: navigation(leagueTabs.find(({ id }) => id === tab)?.messageKey ?? 'leagueTabs.standings'),
  };
  return pageMetadata({
    path: paths.league(league.season, league.slug, tab),
    title: t('title', values),
    description: t('description', values),
    share: shareSubjects.league(league.season, league.slug),
  });
}
