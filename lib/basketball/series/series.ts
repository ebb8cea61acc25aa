import type { Side } from '#lib/basketball/events.ts';
import type { Score, StandingsGameState } from '#lib/basketball/standings/game.ts';

/** An odd number of games decided by wins, or two legs decided by aggregate points. */
export type SeriesFormat = { kind: 'best-of'; of: number } | { kind: 'two-legs' };

/** What a playoff round is played for beside the next round: the championship, or a lower place. */
export const roundDecisions = ['title', 'place'] as const;
export type RoundDecision = (typeof roundDecisions)[number];

export type SeriesGame = {
  id: string;
  home: string;
  away: string;
  state: StandingsGameState;
  score: Score | null;
  guilty?: Side | 'both' | null;
  /** Position in the series, from 1. Without it, dates give the order. */
  number?: number | null;
  date?: string | null;
};

/** One planned or played game of the series. `home` is the side of the *series* that plays at home. */
export type SeriesSlot = {
  number: number;
  gameId: string | null;
  home: Side;
  /** Certain, played only if the series is undecided by then, or no longer needed. */
  need: 'certain' | 'if-necessary' | 'not-needed';
  /** Side of the series that won the game. */
  winner: Side | null;
  /** Points by side of the series; null before the game. */
  points: Score | null;
};

/** The state of a series. `home` is the side with home advantage. */
export type SeriesStanding = {
  state: 'unpaired' | 'scheduled' | 'running' | 'decided';
  wins: Score;
  points: Score;
  leader: Side | null;
  winner: Side | null;
  decidedBy: 'wins' | 'aggregate' | 'forfeit' | 'default' | 'bye' | null;
  slots: SeriesSlot[];
};

/** Returns the maximum number of games. */
export function seriesLength(format: SeriesFormat): number {
  return format.kind === 'two-legs' ? 2 : format.of;
}
