'use client';

import { useMemo } from 'react';
import type { Channels } from '#lib/realtime/channels.ts';
import type { ClockFace } from '#lib/realtime/clock-face.ts';
import type { Horn } from '#lib/realtime/horns.ts';
import { isClockGuessed } from '#lib/realtime/is-clock-guessed.ts';
import type { WatchedGame } from '#lib/realtime/watch-game.ts';
import { screenAnchors } from './screen-anchors.ts';
import { useClock } from './use-clock.ts';
import { useGame } from './use-game.ts';
import { useTimer } from './use-timer.ts';

export type LiveScreen = {
  game: WatchedGame | null;
  face: ClockFace;
  isStale: boolean;
  /** The clock counts on, but nobody knows whether the desk has stopped it. */
  isClockGuessed: boolean;
  now: () => number;
};

type Of = { gameId: string | null; channels: Channels | null; timerUrl: string; venue?: string };

/** Returns a game with its clocks for a screen; with `venue` also the venue's clocks between games. A clock that is a guess sounds no horn. */
export function useLiveScreen({ gameId, channels, timerUrl, venue }: Of, onHorn?: (horn: Horn) => void): LiveScreen {
  const { now, hardware, onTimer } = useTimer(timerUrl, venue ? { venue } : { game: gameId ?? undefined });
  const { game, isStale } = useGame(gameId, channels, onTimer);
  const anchors = useMemo(() => screenAnchors(game, hardware), [game, hardware]);
  const isGuessed = game !== null && !hardware?.gameClock && isClockGuessed(game);
  const face = useClock(anchors, now, isGuessed ? undefined : onHorn);
  return { game, face, isStale, isClockGuessed: isGuessed, now };
}
