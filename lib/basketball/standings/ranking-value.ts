import type { Deduction } from './game.ts';
import type { StandingsProfile } from './profile.ts';
import { type Totals, winPercentage } from './totals.ts';

/** Returns the value each team is ranked by before tie-breaks, after deductions. */
export function rankingValues(
  profile: StandingsProfile,
  overall: ReadonlyMap<string, Totals>,
  deductions: readonly Deduction[],
): Map<string, number> {
  return new Map(
    [...overall].map(([team, totals]) => {
      const deducted = sumDeductions(deductions.filter((deduction) => deduction.team === team));
      if (profile.rankBy === 'classification-points') return [team, totals.classificationPoints - deducted.points];
      const won = totals.won - deducted.wins;
      return [team, profile.rankBy === 'wins' ? won : (winPercentage({ ...totals, won }) ?? 0)];
    }),
  );
}

export function sumDeductions(deductions: readonly Deduction[]): { points: number; wins: number } {
  let points = 0;
  let wins = 0;
  for (const deduction of deductions) {
    points += deduction.points ?? 0;
    wins += deduction.wins ?? 0;
  }
  return { points, wins };
}
