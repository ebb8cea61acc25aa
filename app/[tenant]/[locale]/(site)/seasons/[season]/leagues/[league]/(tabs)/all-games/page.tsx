import { AllGames } from '#components/league/games/all-games.tsx';
import { leagueMetadata } from '#components/league/league-metadata.ts';
import { readLeagueGames } from '#lib/api/readers/games.ts';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

type Props = { params: Promise<LeagueParams> };

export async function generateMetadata({ params }: Props) {
  return leagueMetadata(await params, 'all-games');
}

export default async function AllGamesPage({ params }: Props) {
  return <AllGames games={orNotFound(await readLeagueGames(await params))} />;
}
