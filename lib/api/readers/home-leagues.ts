import type { GameSummary } from '#lib/api/contract/game.ts';
import type { LeaderBoard } from '#lib/api/contract/league-players.ts';
import type { LeagueListItem } from '#lib/api/contract/season.ts';
import type { StandingsTable } from '#lib/api/contract/standings.ts';
import { clubBoards } from './club-boards.ts';
import { readGames } from './games.ts';
import { landingLeagues } from './landing-leagues.ts';
import type { LeagueParams } from './league.ts';
import { readLeaders, readPlayerSeasons } from './league-players.ts';
import { readStandings } from './standings.ts';
import { readConfig, readCurrentSeasonLeagues } from './website.ts';

/**
 * The content of one league on the home page. `finished` is sorted latest first, `upcoming` earliest first. A club site
 * shows only the club's own games and players.
 */
export type HomeLeague = {
  league: LeagueListItem;
  /** The club whose site this is, else null. */
  club: string | null;
  live: GameSummary[];
  finished: GameSummary[];
  upcoming: GameSummary[];
  tables: StandingsTable[];
  boards: LeaderBoard[];
};

/** Returns the leagues of the home page with games, standings and leaders. Null only if there is no tenant. */
export async function readHomeLeagues(games: number, leaders: number): Promise<HomeLeague[] | null> {
  const [config, current] = await Promise.all([readConfig(), readCurrentSeasonLeagues()]);
  if (!config || !current) return null;
  const { club } = config.config.website;
  return Promise.all(landingLeagues(current).map((league) => readHomeLeague(league, club, { games, leaders })));
}

type Limits = { games: number; leaders: number };

async function readHomeLeague(league: LeagueListItem, club: string | null, limits: Limits): Promise<HomeLeague> {
  const params = { season: league.season, league: league.slug };
  const filter = { limit: limits.games, ...(club && { team: club }), ...params };
  const [live, finished, upcoming, tables, boards] = await Promise.all([
    readGames({ when: 'live', ...filter }),
    readGames({ when: 'finished', ...filter }),
    readGames({ when: 'upcoming', ...filter }),
    readStandings(params),
    club ? readClubBoards(params, club, limits.leaders) : readLeaders(params, limits.leaders),
  ]);
  return {
    league,
    club,
    live: live ?? [],
    finished: finished ?? [],
    upcoming: upcoming ?? [],
    tables: tables ?? [],
    boards: boards ?? [],
  };
}

async function readClubBoards(league: LeagueParams, club: string, limit: number): Promise<LeaderBoard[]> {
  return clubBoards((await readPlayerSeasons(league)) ?? [], club, limit);
}
