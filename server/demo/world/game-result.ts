import type { Side } from '#lib/basketball/events.ts';

export type PeriodPoints = { period: number; home: number; away: number };
export type TopScorer = { person: string; points: number };

/** Result of a played game; replaying its log gives the same score. */
export type GameResult = {
  home: number;
  away: number;
  periods: readonly PeriodPoints[];
  overtimes: number;
  topScorers: Record<Side, TopScorer | null>;
};
