'use client';

import { useMemo } from 'react';
import type { Timer } from '#lib/api/contract/timer.ts';
import { breakClock } from '#lib/basketball/game/break-clock.ts';
import type { Channels } from '#lib/realtime/channels.ts';
import { type Anchors, type ClockFace, noAnchors } from '#lib/realtime/clock-face.ts';
import type { Horn } from '#lib/realtime/horns.ts';
import type { WatchedGame } from '#lib/realtime/watch-game.ts';
import { useClock } from './use-clock.ts';
import { useGame } from './use-game.ts';
import { useTimer } from './use-timer.ts';

/** Returns the anchors of the clocks: those of the venue's hardware if it sends them, else those of the scorer's desk. */
function anchorsOf(game: WatchedGame | null, hardware: Timer | null): Anchors {
  const rest = (game && breakClock(game.state)?.anchor) ?? null;
  if (hardware?.gameClock) return { game: hardware.gameClock, shot: hardware.shotClock, rest };
  return game ? { game: game.board.clock, shot: game.board.shotClock, rest } : noAnchors;
}

export type LiveScreen = { game: WatchedGame | null; face: ClockFace; isStale: boolean; now: () => number };

type Of = { gameId: string | null; channels: Channels | null; timerUrl: string; venue?: string };

/** Returns a game with its clocks for a screen; with `venue` also the venue's clocks between games. */
export function useLiveScreen({ gameId, channels, timerUrl, venue }: Of, onHorn?: (horn: Horn) => void): LiveScreen {
  const { now, hardware, onTimer } = useTimer(timerUrl, venue ? { venue } : { game: gameId ?? undefined });
  const { game, isStale } = useGame(gameId, channels, onTimer);
  const anchors = useMemo(() => anchorsOf(game, hardware), [game, hardware]);
  return { game, face: useClock(anchors, now, onHorn), isStale, now };
}
