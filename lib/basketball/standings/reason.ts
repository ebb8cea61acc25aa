import type { Criterion } from './profile.ts';

/** The games between level teams, summed: the small table a page shows to explain a place. */
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

/** One criterion tried. `values` is in table order, best first. `decided`: it separated at least one team. */
type TieStep = {
  criterion: Criterion;
  values: { team: string; value: number }[];
  decided: boolean;
  /** Head-to-head was passed over because these teams still have games to play against each other. */
  skipped: boolean;
};

/** The procedure run once over a set of level teams; a restart is a new round with fewer teams. */
export type TieRound = { teams: string[]; miniTable: MiniTableRow[]; steps: TieStep[] };

/**
 * Why a team stands where it stands among the teams level with it: the rounds it went through, the first over all teams
 * level in the ranking number. `separated` by a criterion, by `lots`, or `shared` where nothing separates.
 */
export type TieReason = { rounds: TieRound[]; outcome: 'separated' | 'lots' | 'shared' };
