import type { PlayerSeason } from '#lib/api/contract/league-players.ts';
import { rebounds } from '#lib/basketball/stat-totals.ts';

const read = {
  points: ({ totals }) => totals.points,
  rebounds: ({ totals }) => rebounds(totals),
  assists: ({ totals }) => totals.assists,
  pir: ({ pir }) => pir,
} satisfies Record<string, (season: PlayerSeason) => number | null>;

export type TeamCategory = keyof typeof read;
export const teamCategories = Object.keys(read) as TeamCategory[];

export type TeamLeader = { rank: number; season: PlayerSeason; value: number };

/** Who plays half as much as the one who plays most: fewer games lead nothing. */
export function minTeamGames(seasons: readonly PlayerSeason[]): number {
  return Math.max(1, Math.ceil(Math.max(0, ...seasons.map(({ games }) => games)) / 2));
}

/** The best of a team per game; equal values share a place. */
export function leadersOf(category: TeamCategory, seasons: readonly PlayerSeason[], limit = 3): TeamLeader[] {
  const minimum = minTeamGames(seasons);
  const values = seasons
    .filter(({ games }) => games >= minimum)
    .flatMap((season) => {
      const total = read[category](season);
      return total === null ? [] : [{ season, value: total / season.games }];
    })
    .sort((a, b) => b.value - a.value || b.season.games - a.season.games)
    .slice(0, limit);
  return values.map((one) => ({ rank: values.findIndex(({ value }) => value === one.value) + 1, ...one }));
}
