import { leagueMetadata } from '#components/league/league-metadata.ts';
import { StandingsTables } from '#components/league/standings/standings-tables.tsx';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { readStandings } from '#lib/api/readers/standings.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

type Props = { params: Promise<LeagueParams> };

export async function generateMetadata({ params }: Props) {
  return leagueMetadata(await params, 'standings');
}

export default async function StandingsPage({ params }: Props) {
  const league = await params;
  return <StandingsTables tables={orNotFound(await readStandings(league))} league={league} />;
}
