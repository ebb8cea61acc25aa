import { create } from 'zustand';
import type { GameState, GameSummary } from '#lib/api/contract/game.ts';
import type { ClockAnchor } from '#lib/api/contract/live.ts';
import type { WatchedGame } from '#lib/realtime/watch-game.ts';

/** A game on the page that is not over; `isWhole` where its whole log is shown, not only its board. */
export type ShownGame = {
  id: string;
  leagueId: string;
  state: GameState;
  tipOffAt: string | null;
  isWhole?: boolean;
};

/** A game as the channels report it; `clock` is the anchor from which its clock is counted. */
export type LiveSummary = { game: GameSummary; clock: ClockAnchor | null };

export type Live = {
  shown: readonly ShownGame[];
  /** The games received since the page was opened, by id. */
  games: Readonly<Record<string, LiveSummary>>;
  /** The game whose log is followed. */
  watched: WatchedGame | null;
  /** Whether boards, or the watched game, may be out of date. */
  areBoardsStale: boolean;
  isGameStale: boolean;
  /** The number of viewers of the watched game; null until it is received. */
  viewers: number | null;
  /** How far the server's clock is ahead of the local one, in milliseconds. */
  offsetMs: number;
};

const initial: Omit<Live, 'shown'> = {
  games: {},
  watched: null,
  areBoardsStale: false,
  isGameStale: false,
  viewers: null,
  offsetMs: 0,
};

/** The games on the page that may be live, and their state as received. */
export const useLive = create<Live>(() => ({ shown: [], ...initial }));

/** Adds a game to those shown. Returns a function that removes it. */
export function showGame(game: ShownGame): () => void {
  useLive.setState(({ shown }) => ({ shown: [...shown, game] }));
  return () => useLive.setState(({ shown }) => ({ shown: shown.filter((other) => other !== game) }));
}

/** Clears the received state, when nothing on the page listens. */
export function resetLive(): void {
  useLive.setState(initial);
}
