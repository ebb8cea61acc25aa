import { LeaderBoards } from '#components/league/leaders/leader-boards.tsx';
import { LeagueMvps } from '#components/league/leaders/mvps.tsx';
import { leagueMetadata } from '#components/league/league-metadata.ts';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { readLeaders, readMvps } from '#lib/api/readers/league-players.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

type Props = { params: Promise<LeagueParams> };

export async function generateMetadata({ params }: Props) {
  return leagueMetadata(await params, 'best-players');
}

const limit = 10;

export default async function BestPlayersPage({ params }: Props) {
  const league = await params;
  const [boards, mvps] = await Promise.all([readLeaders(league, limit), readMvps(league)]);
  return (
    <>
      <LeagueMvps mvps={orNotFound(mvps)} league={league} />
      <LeaderBoards boards={orNotFound(boards)} league={league} />
    </>
  );
}
