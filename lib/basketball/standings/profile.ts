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
 * What is compared between level teams, higher is better. `points-ratio` is points scored divided by points conceded over
 * all games taken together (goal average), `quotient-sum` the sum of that quotient game by game. In both, a divisor of
 * nothing conceded counts as one, so that a 20–0 keeps the number finite.
 */
export type CriterionKind = (typeof criterionKinds)[number];

export const criterionScopes = ['head-to-head', 'overall'] as const;
/** `head-to-head`: over the games between the level teams only. `overall`: over every counted game of the team. */
type CriterionScope = (typeof criterionScopes)[number];

export type Criterion = { kind: CriterionKind; scope: CriterionScope };

export const rankingNumbers = ['classification-points', 'wins', 'win-share'] as const;
type RankingNumber = (typeof rankingNumbers)[number];

/** How a table is made, as data. Ready ones stand in `./profiles/`; a league's own comes from `defineStandingsProfile`. */
export type StandingsProfile = {
  id: string;
  /** The number teams are ranked by before any tie is looked at. */
  rankBy: RankingNumber;
  /** Classification points. `draw` null: a level final score is refused. */
  points: { win: number; loss: number; forfeit: number; default: number; draw: number | null };
  /** Score of a forfeited game, winner's points first (Official Basketball Rules, Art. 20: 20–0). */
  forfeitScore: { winner: number; loser: number };
  /** Score of a game lost by default when the opponents were not in the lead (Art. 21: 2–0). */
  defaultScore: { winner: number; loser: number };
  /** Compared in this order between level teams. */
  criteria: readonly Criterion[];
  /** `when-complete`: head-to-head criteria are skipped until all games between the level teams have been played. */
  headToHead: 'always' | 'when-complete';
  /** Games each pair of teams plays, for `when-complete`; null: only the open games handed in tell. */
  meetings: number | null;
  /** True: as soon as a team is separated, the procedure starts again for those still level (D.1.4). */
  restart: boolean;
  /** False: points of overtimes count nowhere in the table (the winner stays the winner). */
  overtimeCounts: boolean;
  /** What to do with a game against a team outside the table: refuse it, or count it for the one inside (conferences). */
  otherGroups: 'reject' | 'count';
};
