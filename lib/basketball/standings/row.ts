import type { Outcome } from './counted-game.ts';
import type { Deduction } from './game.ts';
import type { TieReason } from './reason.ts';

export type VenueRecord = {
  played: number;
  won: number;
  lost: number;
  drawn: number;
  scored: number;
  conceded: number;
};

export type FormGame = { gameId: string; opponent: string; home: boolean; outcome: Outcome };

/** One line of a table. Points and scores are whole numbers, shares run from 0 to 1. */
export type StandingsRow = {
  team: string;
  rank: number;
  /** True where other teams hold the same rank. */
  shared: boolean;
  /** Withdrawn or expelled: listed after all others. */
  withdrawn: boolean;
  played: number;
  won: number;
  lost: number;
  drawn: number;
  /** Without overtime where the profile says so. */
  pointsFor: number;
  pointsAgainst: number;
  difference: number;
  /** After deductions. */
  classificationPoints: number;
  /** Null before the first game. After deductions of wins. */
  winShare: number | null;
  /** 100 × scored / conceded; null before the first game. */
  pointsPercentage: number | null;
  /** Behind the first of the table, in games: ((W₁ − W) + (L − L₁)) / 2. */
  gamesBehind: number;
  home: VenueRecord;
  away: VenueRecord;
  /** The last five counted games, the latest last. */
  form: FormGame[];
  streak: { outcome: Outcome; length: number } | null;
  deductions: Deduction[];
  /** Null where no other team is level in the ranking number. */
  reason: TieReason | null;
};
