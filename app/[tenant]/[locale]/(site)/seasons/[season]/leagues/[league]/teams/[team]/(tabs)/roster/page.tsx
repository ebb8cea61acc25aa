import { Roster } from '#components/team/roster/roster.tsx';
import { teamMetadata } from '#components/team/team-metadata.ts';
import { readTeam, type TeamParams } from '#lib/api/readers/clubs.ts';
import { readPlayerSeasons } from '#lib/api/readers/league-players.ts';
import { paths } from '#lib/paths.ts';
import { orMoved } from '#lib/routing/or-moved.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

type Props = { params: Promise<TeamParams> };

export async function generateMetadata({ params }: Props) {
  return teamMetadata(await params, 'roster');
}

export default async function TeamRosterPage({ params }: Props) {
  const slugs = await params;
  const [team, players] = await Promise.all([readTeam(slugs), readPlayerSeasons(slugs)]);
  await orMoved(slugs.team, team, (team) => paths.team(slugs.season, slugs.league, team, 'roster'));
  return <Roster team={orNotFound(team)} players={players ?? []} />;
}
