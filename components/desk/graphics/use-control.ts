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

/** After this time a change counts as failed and the next one is sent. */
const timeoutMs = 6_000;

/** Returns what is on air and a function that changes it; changes are sent in the order of the calls. */
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
  const pending = useRef<Promise<void>>(Promise.resolve());
  const send: Send = useCallback(
    (change) => {
      const request = () =>
        commandApi(
          changeGraphics,
          { params: { gameId }, body: { ...change, page: pageId() } },
          { signal: AbortSignal.timeout(timeoutMs) },
        );
      pending.current = pending.current.then(request).then(
        (next) => {
          setRefusal(null);
          setState((known) => (known && known.version >= next.version ? known : next));
        },
        (error: unknown) => {
          if (!(error instanceof ApiFailure)) reportError(error);
          else if (error.cause instanceof DOMException) setStale(true);
          else setRefusal(error.message);
        },
      );
    },
    [gameId],
  );
  return { state, isStale, refusal, send };
}
