'use client';

import { useCallback, useEffect, useState } from 'react';
import { ApiFailure } from '#lib/api/api-failure.ts';
import { commandApi } from '#lib/api/client.ts';
import { type GraphicsBoard, watchBoard } from '#lib/api/contract/graphics-board.ts';
import { pageId } from '#lib/desk/graphics/page-id.ts';
import type { Channels } from '#lib/realtime/channels.ts';

/** The engine gives the board of a page away that it has not heard three times. */
const everyMs = 4_000;

type BoardRequest = { wish: 'look' | 'take' | 'leave'; buttons?: boolean };
export type Board = { board: GraphicsBoard | null; mayAct: boolean; ask: (wish: BoardRequest) => void };

/** Who has the board and how the pictures are; looks again and again, and at once when it changes hands. */
export function useBoard(gameId: string, channels: Channels): Board {
  const [board, setBoard] = useState<GraphicsBoard | null>(null);
  const ask = useCallback(
    (wish: BoardRequest) => {
      commandApi(watchBoard, { params: { gameId }, body: { page: pageId(), ...wish } }).then(
        (next) => setBoard((known) => (known && known.serverTime > next.serverTime ? known : next)),
        (error: unknown) => {
          // What is known stays; that the engine does not answer is said by the state of the graphics.
          if (!(error instanceof ApiFailure)) throw error;
        },
      );
    },
    [gameId],
  );
  useEffect(() => {
    const look = () => ask({ wish: 'look' });
    look();
    const timer = setInterval(look, everyMs);
    const stop = channels.listen(`game.${gameId}`, { 'graphics-board': look });
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [ask, gameId, channels]);
  return { board, mayAct: !board?.holder || board.holder.isThisPage, ask };
}
