'use client';

import { useMemo } from 'react';
import type { Channels } from '#lib/realtime/channels.ts';
import type { ClockFace } from '#lib/realtime/clock-face.ts';
import type { Horn } from '#lib/realtime/horns.ts';
import type { WatchedGame } from '#lib/realtime/watch-game.ts';
import { anchorsOf } from './clock-anchors.ts';
import { useClock } from './use-clock.ts';
import { useGame } from './use-game.ts';
import { useTimer } from './use-timer.ts';

export type LiveScreen = { game: WatchedGame | null; face: ClockFace; isStale: boolean; now: () => number };

type Of = { gameId: string | null; channels: Channels | null; timerUrl: string; venue?: string };

/** Returns a game with its clocks for a screen; with `venue` also the venue's clocks between games. */
export function useLiveScreen({ gameId, channels, timerUrl, venue }: Of, onHorn?: (horn: Horn) => void): LiveScreen {
  const { now, hardware, onTimer } = useTimer(timerUrl, venue ? { venue } : { game: gameId ?? undefined });
  const { game, isStale } = useGame(gameId, channels, onTimer);
  const anchors = useMemo(() => anchorsOf(game, hardware), [game, hardware]);
  return { game, face: useClock(anchors, now, onHorn), isStale, now };
}
