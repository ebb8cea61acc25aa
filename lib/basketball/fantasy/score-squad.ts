import { type Lineup, type Place, placesOf } from './lineup.ts';
import type { SquadRules } from './rules.ts';

export type ScoredPlace = Place & { factor: number; entrantPoints: number; points: number };

/**
 * Returns by how many tenths the points of a place count: starters, sixth man and coach whole, the rest of the bench by its factor
 * (a half), the captain by the captain's. Source: EuroLeague Fantasy Challenge.
 */
function factorOf({ slot, isCaptain }: Pick<Place, 'slot' | 'isCaptain'>, rules: SquadRules): number {
  if (slot === 'bench') return rules.benchFactor;
  return isCaptain ? rules.captainFactor : 10;
}

/** Returns what each place of a lineup makes. Points of entrants are units that ten divides, so that nothing is rounded. */
export function scorePlaces(lineup: Lineup, pointsOf: (entrant: number) => number, rules: SquadRules): ScoredPlace[] {
  return placesOf(lineup).map((place) => {
    const factor = factorOf(place, rules);
    const entrantPoints = pointsOf(place.entrant);
    return { ...place, factor, entrantPoints, points: (entrantPoints * factor) / 10 };
  });
}

/** Returns the points of a squad in a round. */
export function scoreSquad(lineup: Lineup, pointsOf: (entrant: number) => number, rules: SquadRules): number {
  return scorePlaces(lineup, pointsOf, rules).reduce((sum, { points }) => sum + points, 0);
}
