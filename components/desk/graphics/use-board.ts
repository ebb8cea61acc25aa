'use client';

import { useCallback, useEffect, useState } from 'react';
import { ApiFailure } from '#lib/api/api-failure.ts';
import { commandApi } from '#lib/api/client.ts';
import { type GraphicsBoard, watchBoard } from '#lib/api/contract/graphics-board.ts';
import { pageId } from '#lib/desk/graphics/page-id.ts';
import type { Channels } from '#lib/realtime/channels.ts';

/** The engine releases the board of a page that misses three requests. */
const everyMs = 4_000;

type BoardRequest = { wish: 'look' | 'take' | 'leave'; buttons?: boolean };
export type Board = { board: GraphicsBoard | null; mayAct: boolean; request: (change: BoardRequest) => void };

/**
 * Returns the holder of the board and the state of the broadcast pages; polls, and refetches when the holder changes.
 */
export function useBoard(gameId: string, channels: Channels): Board {
  const [board, setBoard] = useState<GraphicsBoard | null>(null);
  const request = useCallback(
    (change: BoardRequest) => {
      commandApi(watchBoard, { params: { gameId }, body: { page: pageId(), ...change } }).then(
        (next) => setBoard((known) => (known && known.serverTime > next.serverTime ? known : next)),
        (error: unknown) => {
          // The last state stays; `useControl` reports that the engine does not answer.
          if (!(error instanceof ApiFailure)) throw error;
        },
      );
    },
    [gameId],
  );
  useEffect(() => {
    const poll = () => request({ wish: 'look' });
    poll();
    const timer = setInterval(poll, everyMs);
    const stop = channels.listen(`game.${gameId}`, { 'graphics-board': poll });
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [request, gameId, channels]);
  return { board, mayAct: !board?.holder || board.holder.isThisPage, request };
}
