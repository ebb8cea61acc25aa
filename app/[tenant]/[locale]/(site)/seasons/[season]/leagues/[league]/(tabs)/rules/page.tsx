import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { LeagueRules } from '#components/league/rules/league-rules.tsx';
import { type LeagueParams, readLeague } from '#lib/api/readers/league.ts';
import { readLeagueRules } from '#lib/api/readers/league-rules.ts';
import { readLeagueSuspensions } from '#lib/api/readers/league-suspensions.ts';
import { paths } from '#lib/paths.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';
import { shareSubjects } from '#lib/share-pictures.ts';

type Props = { params: Promise<LeagueParams> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [league, t] = await Promise.all([readLeague(await params), getTranslations('league-rules')]);
  if (!league) return {};
  const names = { league: league.name, season: league.seasonName };
  return pageMetadata({
    path: paths.leagueRules(league.season, league.slug),
    title: t('title', names),
    description: t('description', names),
    share: shareSubjects.league(league.season, league.slug),
  });
}

export default async function LeagueRulesPage({ params }: Props) {
  const of = await params;
  const [rules, suspensions] = await Promise.all([readLeagueRules(of), readLeagueSuspensions(of)]);
  return <LeagueRules of={orNotFound(rules)} suspensions={suspensions} />;
}
