import { buildLeagueSeasons } from './build-league-seasons.ts';
import { buildClubWorld } from './club-world.ts';
import { buildLeagueWorld } from './league-world.ts';
import type { RankTeams, World } from './types.ts';
import { withOwnIds } from './with-own-ids.ts';

/**
 * Builds the two tenants of the demo as of `now` (ISO 8601, UTC): a league with four past seasons and a current one,
 * one of whose games is in play, and the site of one of its clubs. Pure: the same instant gives the same world. `rank`
 * ranks the teams of a finished regular season.
 */
export function buildWorlds(now: string, rank: RankTeams): { league: World; club: World } {
  const history = buildLeagueSeasons(now, rank);
  const league = buildLeagueWorld(history);
  return { league, club: withOwnIds('club', buildClubWorld(history, league)) };
}
