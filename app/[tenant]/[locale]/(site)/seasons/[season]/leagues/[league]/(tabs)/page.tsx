import { AttendanceLink } from '#components/league/attendance/attendance-link.tsx';
import { leagueMetadata } from '#components/league/league-metadata.ts';
import { DecidedGames } from '#components/league/standings/decided-games.tsx';
import { LiveStandings } from '#components/league/standings/live/live-standings.tsx';
import { RulesLink } from '#components/league/standings/rules-link.tsx';
import { StandingsTables } from '#components/league/standings/standings-tables.tsx';
import { LeagueTeamStatistics } from '#components/league/standings/team-statistics.tsx';
import { readAttendance } from '#lib/api/readers/attendance.ts';
import { readLeagueGames } from '#lib/api/readers/games.ts';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { readTeamSeasons } from '#lib/api/readers/league-teams.ts';
import { readDecidedGames, readStandings } from '#lib/api/readers/standings.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

type Props = { params: Promise<LeagueParams> };

export async function generateMetadata({ params }: Props) {
  return leagueMetadata(await params, 'standings');
}

export default async function StandingsPage({ params }: Props) {
  const league = await params;
  const [tables, decided, games, seasons, attendance] = await Promise.all([
    readStandings(league),
    readDecidedGames(league),
    readLeagueGames(league),
    readTeamSeasons(league),
    readAttendance(league),
  ]);
  const footer = (
    <>
      <DecidedGames games={decided} />
      <RulesLink league={league} />
    </>
  );
  return (
    <>
      <LiveStandings league={league}>
        <StandingsTables tables={orNotFound(tables)} games={orNotFound(games)} league={league} footer={footer} />
      </LiveStandings>
      <LeagueTeamStatistics seasons={seasons ?? []} league={league} />
      <AttendanceLink attendance={orNotFound(attendance)} league={league} />
    </>
  );
}
