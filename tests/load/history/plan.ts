/** A season of a league to make up: who plays whom, and the results. Teams are named by their clubs. */
export type PlannedLeague = {
  season: string;
  /** Year in which the season begins. */
  year: number;
  slug: string;
  clubs: readonly string[];
  games: readonly PlannedGame[];
};

type PlannedGame = { home: string; away: string; day: string; homeScore: number; awayScore: number };

export const seasonName = (year: number) => `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
