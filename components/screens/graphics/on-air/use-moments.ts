'use client';

import { useEffect, useRef, useState } from 'react';
import type { GraphicAlerts } from '#lib/api/contract/graphics.ts';
import { type GameMoment, gameMoments } from '#lib/basketball/game/game-moments.ts';
import type { GameState } from '#lib/basketball/game/state.ts';

const shownMs = 6_000;
const maxAtOnce = 3;

export type ShownMoment = { id: number; moment: GameMoment };

/** What the game has just brought, one after another; nothing of what happened before the page was opened. */
export function useMoments(state: GameState | undefined, alerts: GraphicAlerts | undefined): ShownMoment | null {
  const before = useRef<GameState | undefined>(undefined);
  const [queue, setQueue] = useState<readonly ShownMoment[]>([]);
  useEffect(() => {
    const known = before.current;
    before.current = state;
    if (!known || !state || known === state || state.log.length <= known.log.length) return;
    const first = state.log.length * maxAtOnce;
    const fresh = gameMoments(known, state)
      .slice(0, maxAtOnce)
      .map((moment, index) => ({ id: first + index, moment }));
    if (fresh.length > 0) setQueue((waiting) => [...waiting, ...fresh].slice(0, maxAtOnce));
  }, [state]);
  const current = queue.find(({ moment }) => alerts?.[moment.kind]) ?? null;
  const currentId = current?.id;
  useEffect(() => {
    if (currentId === undefined) return;
    const timeout = setTimeout(() => setQueue((waiting) => waiting.filter(({ id }) => id > currentId)), shownMs);
    return () => clearTimeout(timeout);
  }, [currentId]);
  return current;
}
