'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import type { GraphicAlerts } from '#lib/api/contract/graphics.ts';
import { type GameMoment, gameMoments, isStillTrue } from '#lib/basketball/game/game-moments.ts';
import type { GameState } from '#lib/basketball/game/state.ts';

const visibleMs = 6_000;
const maxAtOnce = 3;
/** The minimum interval between lead changes on air: in a close game each basket would be one. */
const leadRestMs = 90_000;

export type ShownMoment = { id: number; moment: GameMoment };

/**
 * Returns the current game moment from a queue, or null. Moments from before the page was opened are skipped, and those that
 * no longer hold leave the queue.
 */
export function useMoments(state: GameState | undefined, alerts: GraphicAlerts | undefined): ShownMoment | null {
  const previousState = useRef<GameState | undefined>(undefined);
  const leadToldAt = useRef(Number.NEGATIVE_INFINITY);
  const [queue, setQueue] = useState<readonly ShownMoment[]>([]);
  useEffect(() => {
    const previous = previousState.current;
    previousState.current = state;
    if (!previous || !state || previous === state) return;
    const first = state.log.length * maxAtOnce;
    const hasRested = Date.now() - leadToldAt.current >= leadRestMs;
    const isLonger = state.log.length > previous.log.length;
    const news = isLonger ? gameMoments(previous, state) : [];
    const moments = news.filter(({ kind }) => kind !== 'lead' || hasRested);
    if (moments.some(({ kind }) => kind === 'lead')) leadToldAt.current = Date.now();
    const added = moments.slice(0, maxAtOnce).map((moment, index) => ({ id: first + index, moment }));
    // One that was overtaken does not come back when it becomes true again.
    setQueue((waiting) => {
      const left = waiting.filter(({ moment }) => isStillTrue(moment, state));
      return left.length === waiting.length && added.length === 0 ? waiting : [...left, ...added].slice(0, maxAtOnce);
    });
  }, [state]);
  const holding = useMemo(
    () => (state ? queue.filter(({ moment }) => isStillTrue(moment, state)) : []),
    [queue, state],
  );
  const current = holding.find(({ moment }) => alerts?.[moment.kind]) ?? null;
  const currentId = current?.id;
  useEffect(() => {
    if (currentId === undefined) return;
    const timeout = setTimeout(() => setQueue((waiting) => waiting.filter(({ id }) => id > currentId)), visibleMs);
    return () => clearTimeout(timeout);
  }, [currentId]);
  return current;
}
