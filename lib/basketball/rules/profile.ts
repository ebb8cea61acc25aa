import type { FoulKind } from '#lib/basketball/events.ts';
import type { WinProbabilityCoefficients } from '#lib/basketball/win-probability/coefficients.ts';

/** Counts of foul kinds that together disqualify: `{ technical: 1, unsportsmanlike: 1 }`. */
export type FoulCombination = Partial<Record<FoulKind, number>>;

/**
 * Time-outs by half (FIBA Art. 18) or by game (NBA Rule 5, Section VI). `endgame` limits those usable at the end of the
 * last period.
 */
export type TimeoutRules = { overtime: number; endgame: { lastMs: number; most: number } | null; lengthMs: number } & (
  | { by: 'half'; firstHalf: number; secondHalf: number }
  | { by: 'game'; regulation: number; lastPeriod: number | null }
);

/**
 * Parameters of the playing rules. A game copies its profile at tip-off, so that old games are always replayed under
 * their own rules. Plain JSON; times in milliseconds.
 */
export type RulesProfile = {
  id: string;
  periods: { count: number; lengthMs: number; overtimeMs: number };
  intervals: { beforeGameMs: number; betweenPeriodsMs: number; halfTimeMs: number; beforeOvertimeMs: number };
  /** Null if the competition plays without a shot clock. */
  shotClock: { fullMs: number; shortMs: number } | null;
  limits: { backcourtMs: number; throwInMs: number; keyMs: number };
  /** The `penaltyFrom`-th foul of a period gives free throws; `lastTwoMinutes` is a second limit for fouls in the last two minutes. */
  teamFouls: {
    penaltyFrom: number;
    lastTwoMinutes: number | null;
    overtime: 'continues' | { penaltyFrom: number };
    kinds: FoulKind[];
  };
  playerFouls: { limit: number; kinds: FoulKind[] };
  disqualification: { player: FoulCombination[]; headCoach: FoulCombination[] };
  /** The foul kinds a scorer may use, each with its scoresheet code. */
  foulCodes: Partial<Record<FoulKind, string>>;
  timeouts: TimeoutRules;
  clockStopsAfterBasket: { lastPeriodMs: number; otherPeriodsMs: number };
  firstPossession: 'alternating' | 'jump-balls';
  roster: { size: number };
  /** `scoresheet`: logs under these rules hold only points, fouls and time-outs, so nothing else counts as recorded. */
  recordedAs?: 'log' | 'scoresheet' | undefined;
  /** Coefficients of the win probability, where a league has its own. */
  winProbability?: WinProbabilityCoefficients | undefined;
  forfeit: { winnerScore: number; loserScore: number; guiltyPoints: number };
  default: { winnerScore: number; loserScore: number; guiltyPoints: number; keepsStatistics: boolean };
};
