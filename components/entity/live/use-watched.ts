'use client';

import { useEffect } from 'react';
import type { Game } from '#lib/api/contract/game.ts';
import type { ClockAnchor } from '#lib/api/contract/live.ts';
import type { WatchedGame } from '#lib/realtime/watch-game.ts';
import { withBoard } from '#lib/realtime/with-board.ts';
import { showGame, useLive } from '#stores/live.ts';

/** A game with its whole log; `game` has the current state. */
export type Watched = { game: Game; clock: ClockAnchor; watched: WatchedGame };

/** Follows the full log of this game while the page is open. */
export function useFollowGame({ id, state, league, tipOff }: Game): void {
  const leagueId = league.id;
  const tipOffAt = tipOff.at;
  useEffect(() => showGame({ id, leagueId, state, tipOffAt, isWhole: true }), [id, leagueId, state, tipOffAt]);
}

/** Returns the current state of the game; null before it has begun and until the live data has loaded. */
export function useWatched(game: Game): Watched | null {
  const watched = useLive((live) => live.watched);
  if (watched?.board.gameId !== game.id || watched.board.phase === 'scheduled') return null;
  return { game: withBoard(game, watched.board), clock: watched.board.clock, watched };
}
