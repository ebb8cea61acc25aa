import { LeagueCalendar } from '#components/league/calendar/league-calendar.tsx';
import { leagueMetadata } from '#components/league/league-metadata.ts';
import { readLeagueGames } from '#lib/api/readers/games.ts';
import type { LeagueParams } from '#lib/api/readers/league.ts';
import { orNotFound } from '#lib/routing/or-not-found.ts';

type Props = { params: Promise<LeagueParams> };

export async function generateMetadata({ params }: Props) {
  return leagueMetadata(await params, 'calendar');
}

export default async function CalendarPage({ params }: Props) {
  const { season, league } = await params;
  const games = orNotFound(await readLeagueGames({ season, league }));
  return <LeagueCalendar games={games} params={{ season, league }} />;
}
