import { LeaderBoards } from '#components/league/leaders/leader-boards.tsx';
import { leagueMetadata } from '#components/league/league-metadata.ts';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { readLeaders } from '#lib/api/readers/league-players.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

type Props = { params: Promise<LeagueParams> };

export async function generateMetadata({ params }: Props) {
  return leagueMetadata(await params, 'best-players');
}

const limit = 10;

export default async function BestPlayersPage({ params }: Props) {
  const league = await params;
  return <LeaderBoards boards={orNotFound(await readLeaders(league, limit))} league={league} />;
}
