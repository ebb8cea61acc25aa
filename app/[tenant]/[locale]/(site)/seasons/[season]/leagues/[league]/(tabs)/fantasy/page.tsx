import { FantasyTab } from '#components/fantasy/season/fantasy-tab.tsx';
import { leagueMetadata } from '#components/league/league-metadata.ts';
import { type LeagueParams, readLeague } from '#lib/api/readers/league.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

type Props = { params: Promise<LeagueParams> };

export async function generateMetadata({ params }: Props) {
  return leagueMetadata(await params, 'fantasy');
}

export default async function FantasyPage({ params }: Props) {
  const { season, league } = await params;
  orNotFound(await readLeague({ season, league }));
  return <FantasyTab params={{ season, league }} />;
}
