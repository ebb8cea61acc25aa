import { buildLeagueSeasons } from './build-league-seasons.ts';
import { buildClubWorld } from './club-world.ts';
import { buildLeagueWorld } from './league-world.ts';
import type { RankTeams, World } from './types.ts';

/**
 * The two tenants of the demo as they stand at `now` (ISO 8601, UTC): a league with four past seasons and a running one, one
 * of its games being played, and the site of one of its clubs. Pure: the same instant gives the same world. `rank` orders the
 * table of a finished regular season.
 */
export function buildWorlds(now: string, rank: RankTeams): { league: World; club: World } {
  const history = buildLeagueSeasons(now, rank);
  const league = buildLeagueWorld(history);
  return { league, club: buildClubWorld(history, league) };
}
