import type { MonthRating } from './select.ts';

type Rating = Pick<MonthRating, 'games' | 'wins' | 'pir' | 'personId'>;

/** A month with a single game is no month of play. */
const leastGames = 2;

/** Returns the minimum games for a month: half of what a team played on average, rounded up, at least two. */
export function minimumOfMonth(ratedGames: number, teams: number): number {
  return Math.max(leastGames, Math.ceil(ratedGames / Math.max(1, teams)));
}

/** Returns the players with the best average among those with the minimum games and no fewer wins than losses; equal ones share. */
export function bestOfMonth<Of extends Rating>(ratings: readonly Of[], minimum: number): Of[] {
  const candidates = ratings.filter(({ games, wins }) => games >= minimum && wins * 2 >= games);
  const best = Math.max(...candidates.map(average));
  return candidates
    .filter((candidate) => average(candidate) === best)
    .sort((a, b) => b.games - a.games || (a.personId < b.personId ? -1 : 1));
}

const average = ({ pir, games }: Rating) => pir / games;
