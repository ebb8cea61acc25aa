'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiFailure } from '#lib/api/api-failure.ts';
import { callApi, commandApi } from '#lib/api/client.ts';
import type { BodyOf } from '#lib/api/contract/command.ts';
import { changeGraphics, type GraphicsState, getGraphics } from '#lib/api/contract/graphics.ts';
import { pageId } from '#lib/desk/graphics/page-id.ts';
import type { Channels } from '#lib/realtime/channels.ts';
import { watchGraphics } from '#lib/realtime/watch-graphics.ts';

export type Send = (change: BodyOf<typeof changeGraphics>) => void;

/** After that a change counts as not answered, and the next one goes. */
const timeoutMs = 6_000;

/** What is on air, whoever put it there, and how to change it: in the order in which it is asked for. */
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
  const line = useRef<Promise<void>>(Promise.resolve());
  const send: Send = useCallback(
    (change) => {
      const ask = () =>
        commandApi(
          changeGraphics,
          { params: { gameId }, body: { ...change, page: pageId() } },
          { signal: AbortSignal.timeout(timeoutMs) },
        );
      line.current = line.current.then(ask).then(
        (next) => {
          setRefusal(null);
          setState((known) => (known && known.version >= next.version ? known : next));
        },
        (error: unknown) => {
          if (error instanceof ApiFailure) setRefusal(error.message);
          else if (error instanceof DOMException) setStale(true);
          else reportError(error);
        },
      );
    },
    [gameId],
  );
  return { state, isStale, refusal, send };
}
