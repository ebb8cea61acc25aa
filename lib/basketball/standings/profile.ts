export const criterionKinds = [
  'classification-points',
  'wins',
  'win-share',
  'difference',
  'scored',
  'points-ratio',
  'quotient-sum',
] as const;

/**
 * Tie-break criterion between tied teams, higher is better. `points-ratio` is points scored / points conceded over all
 * games together (goal average), `quotient-sum` the sum of that quotient game by game. In both, zero points conceded
 * counts as one, so that a 20–0 stays finite.
 */
export type CriterionKind = (typeof criterionKinds)[number];

export const criterionScopes = ['head-to-head', 'overall'] as const;
/** `head-to-head`: games between the tied teams only. `overall`: every counted game of the team. */
type CriterionScope = (typeof criterionScopes)[number];

export type Criterion = { kind: CriterionKind; scope: CriterionScope };

export const rankingNumbers = ['classification-points', 'wins', 'win-share'] as const;
export type RankingNumber = (typeof rankingNumbers)[number];

/**
 * How standings are computed, as data. Built-in profiles are in `./profiles/`; leagues define their own with
 * `defineStandingsProfile`.
 */
export type StandingsProfile = {
  id: string;
  /** The value teams are ranked by before tie-breaks. */
  rankBy: RankingNumber;
  /** Classification points. `draw` null: a level final score is an error. */
  points: { win: number; loss: number; forfeit: number; default: number; draw: number | null };
  /** Score of a forfeited game (Official Basketball Rules, Art. 20: 20–0). */
  forfeitScore: { winner: number; loser: number };
  /** Score of a game lost by default if the opponents were not in the lead (Art. 21: 2–0). */
  defaultScore: { winner: number; loser: number };
  /** Applied in this order between tied teams. */
  criteria: readonly Criterion[];
  /**
   * `when-complete`: head-to-head criteria are skipped until the tied teams have played all games against each other.
   */
  headToHead: 'always' | 'when-complete';
  /**
   * Number of games between each pair of teams, for `when-complete`; null: complete once none of the given games is
   * open.
   */
  meetings: number | null;
  /** True: once a team is separated, the procedure restarts for those still tied (D.1.4). */
  restart: boolean;
  /** False: overtime points never count (the winner stays the winner). */
  overtimeCounts: boolean;
  /** A game against a team outside the standings: an error, or counted for the team inside (conferences). */
  otherGroups: 'reject' | 'count';
};
