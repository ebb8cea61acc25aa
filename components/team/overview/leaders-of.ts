import type { PlayerSeason } from '#lib/api/contract/league-players.ts';
import { rebounds } from '#lib/basketball/stat-totals.ts';

const readTotal = {
  points: ({ totals }) => totals.points,
  rebounds: ({ totals }) => rebounds(totals),
  assists: ({ totals }) => totals.assists,
  pir: ({ pir }) => pir,
} satisfies Record<string, (season: PlayerSeason) => number | null>;

export type TeamCategory = keyof typeof readTotal;
export const teamCategories = Object.keys(readTotal) as TeamCategory[];

export type TeamLeader = { rank: number; season: PlayerSeason; value: number };

/** Returns the minimum of games to qualify as a leader: half as many as the player with the most games. */
export function minTeamGames(seasons: readonly PlayerSeason[]): number {
  return Math.max(1, Math.ceil(Math.max(0, ...seasons.map(({ games }) => games)) / 2));
}

/** Returns the best players of a team per game; equal values share a rank. */
export function leadersOf(category: TeamCategory, seasons: readonly PlayerSeason[], limit = 3): TeamLeader[] {
  const minimum = minTeamGames(seasons);
  const values = seasons
    .filter(({ games }) => games >= minimum)
    .flatMap((season) => {
      const total = readTotal[category](season);
      return total === null ? [] : [{ season, value: total / season.games }];
    })
    .sort((a, b) => b.value - a.value || b.season.games - a.season.games)
    .slice(0, limit);
  return values.map((leader) => ({ rank: values.findIndex(({ value }) => value === leader.value) + 1, ...leader }));
}
