import type { Side } from '#lib/basketball/events.ts';
import type { Score } from '#lib/basketball/rules/result.ts';

/**
 * What a claim of a result rests on, strongest first: a decision of the competition, the certificate of the scorer's desk, an
 * official box score or header, a fixture that says final, and what a log or box score shows by itself. A notice states no result.
 */
export const claimKinds = ['decision', 'certified', 'official', 'fixture', 'recorded', 'notice'] as const;
export type ClaimKind = (typeof claimKinds)[number];

export const claimedStates = ['final', 'forfeited', 'defaulted', 'annulled'] as const;
export type ClaimedState = (typeof claimedStates)[number];

/** What a decision on a game is, by the article or the organ that made it. */
const decisionRulings = ['forfeit', 'walkover', 'default', 'annulment', 'replay', 'protest'] as const;
/** What is announced of a game and leaves its result as it is: a protest that was filed, or dismissed. */
const noticeRulings = ['protest-filed', 'protest-dismissed'] as const;
export const rulings = [...decisionRulings, ...noticeRulings] as const;
export type Ruling = (typeof rulings)[number];

/** One statement of how a game ended. `at` is its instant in milliseconds; a withdrawn claim does not count. */
export type ResultClaim = {
  kind: ClaimKind;
  state: ClaimedState;
  /** Null where the source knows the end but no score, and for an annulment. */
  score: Score | null;
  /** Points of each period; empty where only the result is known. */
  periods: readonly { period: number; home: number; away: number }[];
  /** Null where unknown. */
  overtimes: number | null;
  guilty: Side | 'both' | null;
  at: number;
  withdrawn: boolean;
};
