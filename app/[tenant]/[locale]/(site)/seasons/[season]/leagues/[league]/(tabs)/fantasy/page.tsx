import { FantasyToCome } from '#components/fantasy/fantasy-to-come.tsx';
import { leagueMetadata } from '#components/league/league-metadata.ts';
import { type LeagueParams, readLeague } from '#lib/api/readers/league.ts';
import { found } from '#lib/routing/or-not-found.ts';

type Props = { params: Promise<LeagueParams> };

export async function generateMetadata({ params }: Props) {
  return leagueMetadata(await params, 'fantasy');
}

export default async function FantasyPage({ params }: Props) {
  found(await readLeague(await params));
  return <FantasyToCome />;
}
