import type { Criterion } from './profile.ts';

/** Totals of the games between tied teams: the mini-table that explains a place. */
export type MiniTableRow = {
  team: string;
  played: number;
  won: number;
  lost: number;
  drawn: number;
  classificationPoints: number;
  scored: number;
  conceded: number;
  difference: number;
};

/** One criterion applied. `values` are in table order, best first. `decided`: it separated at least one team. */
type TieStep = {
  criterion: Criterion;
  values: { team: string; value: number }[];
  decided: boolean;
  /** Head-to-head was skipped because these teams still have games to play against each other. */
  skipped: boolean;
};

/** One pass of the tie-break over a set of tied teams; a restart is a new round with fewer teams. */
export type TieRound = { teams: string[]; miniTable: MiniTableRow[]; steps: TieStep[] };

/**
 * Why a team holds its place among tied teams: the rounds it went through, the first over all teams tied in the ranking
 * value. `separated` by a criterion, by `lots`, or `shared` if nothing separates them.
 */
export type TieReason = { rounds: TieRound[]; outcome: 'separated' | 'lots' | 'shared' };
