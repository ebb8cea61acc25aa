import { TeamGames } from '#components/team/team-games.tsx';
import { teamMetadata } from '#components/team/team-metadata.ts';
import { readTeam, type TeamParams } from '#lib/api/readers/clubs.ts';
import { readLeagueGames } from '#lib/api/readers/games.ts';
import { paths } from '#lib/paths.ts';
import { orMoved } from '#lib/routing/or-moved.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

type Props = { params: Promise<TeamParams> };

export async function generateMetadata({ params }: Props) {
  return teamMetadata(await params, 'games');
}

export default async function TeamGamesPage({ params }: Props) {
  const slugs = await params;
  const [team, games] = await Promise.all([readTeam(slugs), readLeagueGames(slugs)]);
  await orMoved(slugs.team, team, (team) => paths.team(slugs.season, slugs.league, team, 'games'));
  return <TeamGames games={games ?? []} teamId={orNotFound(team).id} />;
}
