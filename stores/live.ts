import { create } from 'zustand';
import type { GameState, GameSummary } from '#lib/api/contract/game.ts';
import type { ClockAnchor } from '#lib/api/contract/live.ts';
import type { WatchedGame } from '#lib/realtime/watch-game.ts';

/** A game that stands on the page and is not over; `isWhole` where its whole log is shown, not only its board. */
export type ShownGame = {
  id: string;
  leagueId: string;
  state: GameState;
  tipOffAt: string | null;
  isWhole?: boolean;
};

/** A game as the channels tell it; `clock` is what its clock is counted on from. */
export type LiveSummary = { game: GameSummary; clock: ClockAnchor | null };

type Live = {
  shown: readonly ShownGame[];
  /** By id: what has been heard of games since the page was opened. */
  games: Readonly<Record<string, LiveSummary>>;
  /** The game whose log is followed. */
  watched: WatchedGame | null;
  /** Whether boards, or the watched game, may be of some time ago. */
  areBoardsStale: boolean;
  isGameStale: boolean;
  /** How many follow the watched game; null until it is told. */
  viewers: number | null;
  /** How far the server's clock is ahead of the own one, in milliseconds. */
  offsetMs: number;
};

const nothing: Omit<Live, 'shown'> = {
  games: {},
  watched: null,
  areBoardsStale: false,
  isGameStale: false,
  viewers: null,
  offsetMs: 0,
};

/** What the page shows that may be live, and what is heard of it. */
export const useLive = create<Live>(() => ({ shown: [], ...nothing }));

/** Puts a game among those shown; the answer takes it away. */
export function showGame(game: ShownGame): () => void {
  useLive.setState(({ shown }) => ({ shown: [...shown, game] }));
  return () => useLive.setState(({ shown }) => ({ shown: shown.filter((other) => other !== game) }));
}

/** Forgets what was heard, when nobody listens any more. */
export function forgetLive(): void {
  useLive.setState(nothing);
}
