'use client';

import { useCallback, useEffect, useState } from 'react';
import { ApiFailure } from '#lib/api/api-failure.ts';
import { callApi, commandApi } from '#lib/api/client.ts';
import type { BodyOf } from '#lib/api/contract/command.ts';
import { changeGraphics, type GraphicsState, getGraphics } from '#lib/api/contract/graphics.ts';
import type { Channels } from '#lib/realtime/channels.ts';
import { watchGraphics } from '#lib/realtime/watch-graphics.ts';

export type Send = (change: BodyOf<typeof changeGraphics>) => void;

/** What is on air, whoever put it there, and how to change it. */
export function useControl(gameId: string, channels: Channels) {
  const [state, setState] = useState<GraphicsState | null>(null);
  const [isStale, setStale] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  useEffect(
    () =>
      watchGraphics({
        gameId,
        channels,
        load: () => callApi(getGraphics, { params: { gameId }, query: {} }),
        onState: setState,
        onStale: setStale,
      }),
    [gameId, channels],
  );
  const send: Send = useCallback(
    (change) => {
      commandApi(changeGraphics, { params: { gameId }, body: change }).then(
        (next) => {
          setRefusal(null);
          setState((known) => (known && known.version >= next.version ? known : next));
        },
        (error: unknown) => {
          if (!(error instanceof ApiFailure)) throw error;
          setRefusal(error.message);
        },
      );
    },
    [gameId],
  );
  return { state, isStale, refusal, send };
}
