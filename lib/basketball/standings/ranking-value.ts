import type { Deduction } from './game.ts';
import type { StandingsProfile } from './profile.ts';
import { type Totals, winPercentage } from './totals.ts';

/** Returns the value each team is ranked by before tie-breaks, after deductions. */
export function rankingValues(
  { rankBy }: StandingsProfile,
  overall: ReadonlyMap<string, Totals>,
  deductions: readonly Deduction[],
): Map<string, number> {
  const rankingValue = (totals: Totals): number => {
    if (rankBy === 'classification-points') return totals.classificationPoints;
    return rankBy === 'wins' ? totals.won : (winPercentage(totals) ?? 0);
  };
  return new Map([...overall].map(([team, totals]) => [team, rankingValue(deduct(totals, deductions, team))]));
}

/** Returns the totals of a team without the points and wins that decisions have taken off. */
export function deduct(totals: Totals, deductions: readonly Deduction[], team: string): Totals {
  const own = deductions.filter((deduction) => deduction.team === team);
  const taken = (what: 'points' | 'wins') => own.reduce((sum, deduction) => sum + (deduction[what] ?? 0), 0);
  return {
    ...totals,
    won: totals.won - taken('wins'),
    classificationPoints: totals.classificationPoints - taken('points'),
  };
}
