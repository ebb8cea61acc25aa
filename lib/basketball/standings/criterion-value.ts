import type { CriterionKind } from './profile.ts';
import { pointsRatio, quotientSum, type Totals, winPercentage } from './totals.ts';

/** Returns the value teams are compared by, higher is better; 0 for ratios of a team without games. */
export function criterionValue(kind: CriterionKind, totals: Totals): number {
  switch (kind) {
    case 'classification-points':
      return totals.classificationPoints;
    case 'wins':
      return totals.won;
    case 'win-share':
      return winPercentage(totals) ?? 0;
    case 'difference':
      return totals.scored - totals.conceded;
    case 'scored':
      return totals.scored;
    case 'points-ratio':
      return pointsRatio(totals) ?? 0;
    case 'quotient-sum':
      return quotientSum(totals);
  }
}
