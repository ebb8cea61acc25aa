import { AttendanceLink } from '#components/league/attendance/attendance-link.tsx';
import { leagueMetadata } from '#components/league/league-metadata.ts';
import { LiveStandings } from '#components/league/standings/live/live-standings.tsx';
import { RulesLink } from '#components/league/standings/rules-link.tsx';
import { StandingsTables } from '#components/league/standings/standings-tables.tsx';
import { LeagueTeamStatistics } from '#components/league/standings/team-statistics.tsx';
import { readAttendance } from '#lib/api/readers/attendance.ts';
import { readLeagueGames } from '#lib/api/readers/games.ts';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { readTeamSeasons } from '#lib/api/readers/league-teams.ts';
import { readStandings } from '#lib/api/readers/standings.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

type Props = { params: Promise<LeagueParams> };

export async function generateMetadata({ params }: Props) {
  return leagueMetadata(await params, 'standings');
}

export default async function StandingsPage({ params }: Props) {
  const league = await params;
  const [tables, games, seasons, attendance] = await Promise.all([
    readStandings(league),
    readLeagueGames(league),
    readTeamSeasons(league),
    readAttendance(league),
  ]);
  const rulesLink = <RulesLink league={league} />;
  return (
    <>
      <LiveStandings league={league} footer={rulesLink}>
        <StandingsTables tables={orNotFound(tables)} games={orNotFound(games)} league={league} footer={rulesLink} />
      </LiveStandings>
      <LeagueTeamStatistics seasons={seasons ?? []} league={league} />
      <AttendanceLink attendance={orNotFound(attendance)} league={league} />
    </>
  );
}
