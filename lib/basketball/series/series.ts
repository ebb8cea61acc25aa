import type { Side } from '#lib/basketball/events.ts';
import type { Score, StandingsGameState } from '#lib/basketball/standings/game.ts';

/** Most wins of an odd number of games, or two legs whose points are added up. */
export type SeriesFormat = { kind: 'best-of'; of: number } | { kind: 'two-legs' };

export type SeriesGame = {
  id: string;
  home: string;
  away: string;
  state: StandingsGameState;
  score: Score | null;
  guilty?: Side | 'both' | null;
  /** Place in the series, from 1. Without it the dates tell. */
  number?: number | null;
  date?: string | null;
};

/** One game of the series as planned or played. `home` says which side of the *series* plays at home. */
export type SeriesSlot = {
  number: number;
  gameId: string | null;
  home: Side;
  /** Whether the game will be played, only if the series is still open then, or no more. */
  need: 'certain' | 'if-necessary' | 'not-needed';
  /** Side of the series that won the game. */
  winner: Side | null;
  /** Points of the sides of the series; null before the game. */
  points: Score | null;
};

/** Where a series stands. `home` is the side with home advantage. */
export type SeriesStanding = {
  state: 'unpaired' | 'scheduled' | 'running' | 'decided';
  wins: Score;
  points: Score;
  leader: Side | null;
  winner: Side | null;
  decidedBy: 'wins' | 'aggregate' | 'forfeit' | 'default' | 'bye' | null;
  slots: SeriesSlot[];
};

/** Number of games a series can have. */
export function seriesLength(format: SeriesFormat): number {
  return format.kind === 'two-legs' ? 2 : format.of;
}
