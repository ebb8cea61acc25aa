import type { LeagueListItem, Season } from '#lib/api/contract/season.ts';
import type { StandingsRow, StandingsTable } from '#lib/api/contract/standings.ts';
import { readStandings } from './standings.ts';

/** A league and who leads it while it has no champion; null where nothing is played or several groups have leaders. */
export type LeagueInSeason = { league: LeagueListItem; leader: StandingsRow | null };

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

/** The first of the only table of the latest phase that has begun. A place that is shared leads nothing. */
export function leaderOf(tables: readonly StandingsTable[]): StandingsRow | null {
  const hasBegun = ({ rows }: StandingsTable) => rows.some(({ played }) => played > 0);
  const latest = tables.findLast(hasBegun);
  const ofPhase = tables.filter(({ phase }) => phase.slug === latest?.phase.slug);
  const [first] = latest?.rows ?? [];
  return ofPhase.length === 1 && first && !first.shared ? first : null;
}
