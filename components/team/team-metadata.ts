import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { readTeam, type TeamParams } from '#lib/api/readers/clubs.ts';
import { paths } from '#lib/paths.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';
import { shareSubjects } from '#lib/share-pictures.ts';
import { type TeamTab, teamTabs } from '#lib/tabs.ts';

/** Returns title, description and canonical URLs of a team tab. */
export async function teamMetadata(params: TeamParams, tab: TeamTab): Promise<Metadata> {
  const team = await readTeam(params);
  if (!team) return {};
  const [t, navigation] = await Promise.all([getTranslations('team'), getTranslations('navigation')]);
  const values = {
    team: team.name,
    league: team.league.name,
    season: team.league.seasonName,
    tab: navigation(teamTabs.find(({ id }) => id === tab)?.messageKey ?? 'teamTabs.overview'),
  };
  return pageMetadata({
    path: paths.team(team.league.season, team.league.slug, team.slug, tab),
    title: t('title', values),
    description: t('description', values),
    share: shareSubjects.team(team.league.season, team.league.slug, team.slug),
  });
}
