'use client';

import { useEffect, useRef, useState } from 'react';
import type { GraphicAlerts } from '#lib/api/contract/graphics.ts';
import { type GameMoment, gameMoments } from '#lib/basketball/game/game-moments.ts';
import type { GameState } from '#lib/basketball/game/state.ts';

const visibleMs = 6_000;
const maxAtOnce = 3;

export type ShownMoment = { id: number; moment: GameMoment };

/** Returns the current game moment from a queue, or null. Moments previousState the page was opened are skipped. */
export function useMoments(state: GameState | undefined, alerts: GraphicAlerts | undefined): ShownMoment | null {
  const previousState = useRef<GameState | undefined>(undefined);
  const [queue, setQueue] = useState<readonly ShownMoment[]>([]);
  useEffect(() => {
    const previous = previousState.current;
    previousState.current = state;
    if (!previous || !state || previous === state || state.log.length <= previous.log.length) return;
    const first = state.log.length * maxAtOnce;
    const added = gameMoments(previous, state)
      .slice(0, maxAtOnce)
      .map((moment, index) => ({ id: first + index, moment }));
    if (added.length > 0) setQueue((waiting) => [...waiting, ...added].slice(0, maxAtOnce));
  }, [state]);
  const current = queue.find(({ moment }) => alerts?.[moment.kind]) ?? null;
  const currentId = current?.id;
  useEffect(() => {
    if (currentId === undefined) return;
    const timeout = setTimeout(() => setQueue((waiting) => waiting.filter(({ id }) => id > currentId)), visibleMs);
    return () => clearTimeout(timeout);
  }, [currentId]);
  return current;
}
