import type { PlayerSeason } from '#lib/api/contract/league-players.ts';
import { gamesWithAll, perGame, type SummedStat } from '#lib/basketball/stat-sums.ts';

const statsOf = {
  points: ['points'],
  rebounds: ['offensiveRebounds', 'defensiveRebounds'],
  assists: ['assists'],
  pir: ['pir'],
  threePointersMade: ['threePointersMade'],
  freeThrowsMade: ['freeThrowsMade'],
} as const satisfies Record<string, readonly SummedStat[]>;

export type TeamCategory = keyof typeof statsOf;
const teamCategories = Object.keys(statsOf) as TeamCategory[];
const maxBoards = 4;

export type TeamLeader = { rank: number; season: PlayerSeason; games: number; value: number };

/** Returns the minimum of games to qualify as a leader: half as many as the player with the most games. */
export function minTeamGames(seasons: readonly PlayerSeason[], category?: TeamCategory): number {
  const games = seasons.map((season) => (category ? gamesWithAll(season, statsOf[category]) : season.games));
  return Math.max(1, Math.ceil(Math.max(0, ...games) / 2));
}

/** Returns the best players of a team per game in which the category was recorded; equal values share a rank. */
export function leadersOf(category: TeamCategory, seasons: readonly PlayerSeason[], limit = 3): TeamLeader[] {
  const minimum = minTeamGames(seasons, category);
  const values = seasons
    .flatMap((season) => {
      const games = gamesWithAll(season, statsOf[category]);
      const value = games >= minimum ? perGame(season, statsOf[category]) : null;
      return value === null ? [] : [{ season, games, value }];
    })
    .sort((a, b) => b.value - a.value || b.games - a.games)
    .slice(0, limit);
  return values.map((leader) => ({ rank: values.findIndex(({ value }) => value === leader.value) + 1, ...leader }));
}

/** Returns the leaders of the first four categories that were recorded. */
export function teamBoards(seasons: readonly PlayerSeason[]): { category: TeamCategory; leaders: TeamLeader[] }[] {
  return teamCategories
    .map((category) => ({ category, leaders: leadersOf(category, seasons) }))
    .filter(({ leaders }) => leaders.length > 0)
    .slice(0, maxBoards);
}
