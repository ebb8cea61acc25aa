import { leagueMetadata } from '#components/league/league-metadata.ts';
import { PlayerSeasons } from '#components/league/player-seasons/player-seasons.tsx';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { readPlayerSeasons } from '#lib/api/readers/league-players.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

type Props = { params: Promise<LeagueParams> };

export async function generateMetadata({ params }: Props) {
  return leagueMetadata(await params, 'players-stats');
}

export default async function PlayersStatsPage({ params }: Props) {
  return <PlayerSeasons players={orNotFound(await readPlayerSeasons(await params))} />;
}
