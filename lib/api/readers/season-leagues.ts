import type { LeagueListItem, Season } from '#lib/api/contract/season.ts';
import type { StandingsRow } from '#lib/api/contract/standings.ts';
import { standingsLeader } from './leader-of.ts';
import { readSeasons } from './seasons.ts';
import { readStandings } from './standings.ts';

/**
 * A league and the leader of its standings while it has no champion; null if no game is played or there are several
 * groups.
 */
export type LeagueInSeason = { league: LeagueListItem; leader: StandingsRow | null };
export type SeasonWithLeagues = { season: Season; leagues: LeagueInSeason[] };

/** Returns all seasons, newest first; only the current one with league leaders. Null only if there is no tenant. */
export async function readAllSeasons(): Promise<SeasonWithLeagues[] | null> {
  const seasons = await readSeasons();
  if (!seasons) return null;
  const leaderless = (league: LeagueListItem) => ({ league, leader: null });
  return Promise.all(
    seasons.map(async (season) => ({
      season,
      leagues: season.isCurrent ? await readSeasonLeagues(season) : season.leagues.map(leaderless),
    })),
  );
}

/** Returns the leagues of a season, each with its leader. */
export function readSeasonLeagues({ slug, leagues }: Season): Promise<LeagueInSeason[]> {
  return Promise.all(
    leagues.map(async (league) => {
      if (league.champion || league.gamesFinished === 0) return { league, leader: null };
      const tables = await readStandings({ season: slug, league: league.slug });
      return { league, leader: standingsLeader(tables ?? []) };
    }),
  );
}
