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

/** One row of the standings. Points and scores are integers, ratios are 0–1. */
export type StandingsRow = {
  team: string;
  rank: number;
  /** True if other teams share the rank. */
  shared: boolean;
  /** Withdrawn or expelled: listed after all others. */
  withdrawn: boolean;
  played: number;
  /** After deductions; `home` and `away` tell of the games. */
  won: number;
  lost: number;
  drawn: number;
  /** Without overtime points if the profile says so. */
  pointsFor: number;
  pointsAgainst: number;
  difference: number;
  /** After deductions. */
  classificationPoints: number;
  /** After deductions; null before the first game. */
  winShare: number | null;
  /** 100 × scored / conceded; null before the first game. */
  pointsPercentage: number | null;
  /** Games behind the leader, after deductions: ((W₁ − W) + (L − L₁)) / 2. */
  gamesBehind: number;
  home: VenueRecord;
  away: VenueRecord;
  /** The last five counted games, latest last. */
  form: FormGame[];
  streak: { outcome: Outcome; length: number } | null;
  deductions: Deduction[];
  /** Null if no other team is tied in the ranking value. */
  reason: TieReason | null;
};
