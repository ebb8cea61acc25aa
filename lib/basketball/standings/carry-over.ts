import type { StandingsGame } from './game.ts';

/** Which results of an earlier phase count in a table: all of its teams, or only those between its teams. */
export const carriedResults = ['all', 'between-advanced'] as const;
type CarriedResults = (typeof carriedResults)[number];

/** Returns the games of an earlier phase that count in the standings of these teams. */
export function carryOver(
  games: readonly StandingsGame[],
  teams: ReadonlySet<string>,
  results: CarriedResults,
): StandingsGame[] {
  return games.filter(({ home, away }) => {
    const [isHomeIn, isAwayIn] = [teams.has(home), teams.has(away)];
    return results === 'all' ? isHomeIn || isAwayIn : isHomeIn && isAwayIn;
  });
}
