import { TeamTables } from '#components/league/standings/team-tables.tsx';
import { NoTeamStandings } from '#components/team/no-standings.tsx';
import { teamMetadata } from '#components/team/team-metadata.ts';
import { readTeam, type TeamParams } from '#lib/api/readers/clubs.ts';
import { readStandings } from '#lib/api/readers/standings.ts';
import { paths } from '#lib/paths.ts';
import { orMoved } from '#lib/routing/or-moved.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

type Props = { params: Promise<TeamParams> };

export async function generateMetadata({ params }: Props) {
  return teamMetadata(await params, 'table');
}

export default async function TeamTablePage({ params }: Props) {
  const slugs = await params;
  const [read, tables] = await Promise.all([readTeam(slugs), readStandings(slugs)]);
  await orMoved(slugs.team, read, (team) => paths.team(slugs.season, slugs.league, team, 'table'));
  const team = orNotFound(read);
  const teamTables = (tables ?? []).filter(({ rows }) => rows.some((row) => row.team.id === team.id));
  return teamTables.length === 0 ? (
    <NoTeamStandings />
  ) : (
    <TeamTables tables={teamTables} league={slugs} teamId={team.id} />
  );
}
