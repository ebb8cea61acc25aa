'use client';

import { useEffect } from 'react';
import type { Game } from '#lib/api/contract/game.ts';
import type { ClockAnchor } from '#lib/api/contract/live.ts';
import type { WatchedGame } from '#lib/realtime/watch-game.ts';
import { withBoard } from '#lib/realtime/with-board.ts';
import { showGame, useLive } from '#stores/live.ts';

/** A game of which the whole log is known; `game` is brought to its state. */
export type Watched = { game: Game; clock: ClockAnchor; watched: WatchedGame };

/** Asks that the log of this game be followed as long as the page is open. */
export function useWatching({ id, state, league, tipOff }: Game): void {
  const leagueId = league.id;
  const tipOffAt = tipOff.at;
  useEffect(() => showGame({ id, leagueId, state, tipOffAt, isWhole: true }), [id, leagueId, state, tipOffAt]);
}

/** The game as it is now; null before it has begun, and as long as only what the server drew is known. */
export function useWatched(game: Game): Watched | null {
  const watched = useLive((live) => live.watched);
  if (watched?.board.gameId !== game.id || watched.board.phase === 'scheduled') return null;
  return { game: withBoard(game, watched.board), clock: watched.board.clock, watched };
}
