'use client';

import { useEffect, useState } from 'react';
import { callApi } from '#lib/api/client.ts';
import { type GraphicsState, getGraphics } from '#lib/api/contract/graphics.ts';
import type { Channels } from '#lib/realtime/channels.ts';
import { watchGraphics } from '#lib/realtime/watch-graphics.ts';

/** Returns the graphics state of a game, or null until it is loaded. */
export function useGraphics(gameId: string, channels: Channels | null): GraphicsState | null {
  const [state, setState] = useState<GraphicsState | null>(null);
  useEffect(() => {
    if (!channels) return;
    return watchGraphics({
      gameId,
      channels,
      load: () => callApi(getGraphics, { params: { gameId }, query: {} }),
      onState: setState,
    });
  }, [gameId, channels]);
  return state;
}
