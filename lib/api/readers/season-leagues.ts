import type { LeagueListItem, Season } from '#lib/api/contract/season.ts';
import type { StandingsRow, StandingsTable } from '#lib/api/contract/standings.ts';
import { readSeasons } from './seasons.ts';
import { readStandings } from './standings.ts';

/** A league and who is first in its table while it has no champion; null where nothing is played or there are several groups. */
export type LeagueInSeason = { league: LeagueListItem; leader: StandingsRow | null };
export type SeasonWithLeagues = { season: Season; leagues: LeagueInSeason[] };

/** All seasons, the newest first; tables are looked at in the running one only. Null only where there is no tenant. */
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

/** The leagues of a season, each with its leader. */
export function readSeasonLeagues({ slug, leagues }: Season): Promise<LeagueInSeason[]> {
  return Promise.all(
    leagues.map(async (league) => {
      if (league.champion || league.gamesFinished === 0) return { league, leader: null };
      const tables = await readStandings({ season: slug, league: league.slug });
      return { league, leader: leaderOf(tables ?? []) };
    }),
  );
}

/** The first of the only table of the latest phase that has begun. Where the place is shared nobody leads. */
export function leaderOf(tables: readonly StandingsTable[]): StandingsRow | null {
  const latest = tables.findLast(({ rows }) => rows.some(({ played }) => played > 0));
  const ofPhase = tables.filter(({ phase }) => phase.slug === latest?.phase.slug);
  const [first] = latest?.rows ?? [];
  return ofPhase.length === 1 && first && !first.shared ? first : null;
}
