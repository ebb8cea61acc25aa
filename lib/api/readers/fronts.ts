import type { GameSummary } from '#lib/api/contract/game.ts';
import type { LeaderBoard } from '#lib/api/contract/league-players.ts';
import type { LeagueListItem } from '#lib/api/contract/season.ts';
import type { StandingsTable } from '#lib/api/contract/standings.ts';
import type { CurrentSeasonLeagues } from '#lib/api/contract/website.ts';
import { readGames } from './games.ts';
import { readLeaders } from './league-players.ts';
import { readStandings } from './standings.ts';
import { readCurrentSeasonLeagues } from './website.ts';

/** What the home page shows of one league. `finished` from the latest back, `upcoming` from the nearest on. */
export type LeagueFront = {
  league: LeagueListItem;
  live: GameSummary[];
  finished: GameSummary[];
  upcoming: GameSummary[];
  tables: StandingsTable[];
  boards: LeaderBoard[];
};

/** The leagues of the home page with their games, tables and leaders. Null only where there is no tenant. */
export async function readFronts(games: number, leaders: number): Promise<LeagueFront[] | null> {
  const current = await readCurrentSeasonLeagues();
  if (!current) return null;
  return Promise.all(landingLeagues(current).map((league) => readFront(league, games, leaders)));
}

/** Those chosen for the home page; where none is, all of the running season. */
export function landingLeagues(current: CurrentSeasonLeagues): LeagueListItem[] {
  if (current.landingPageLeagues.length > 0) return current.landingPageLeagues;
  return [...current.currentSeasonLeagues, ...current.currentSeasonTournaments];
}

async function readFront(league: LeagueListItem, limit: number, leaders: number): Promise<LeagueFront> {
  const params = { season: league.season, league: league.slug };
  const [live, finished, upcoming, tables, boards] = await Promise.all([
    readGames({ when: 'live', limit, ...params }),
    readGames({ when: 'finished', limit, ...params }),
    readGames({ when: 'upcoming', limit, ...params }),
    readStandings(params),
    readLeaders(params, leaders),
  ]);
  return {
    league,
    live: live ?? [],
    finished: finished ?? [],
    upcoming: upcoming ?? [],
    tables: tables ?? [],
    boards: boards ?? [],
  };
}
