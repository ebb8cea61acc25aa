import type { Timer } from '#lib/api/contract/timer.ts';
import { breakClock } from '#lib/basketball/game/break-clock.ts';
import { type Anchors, noAnchors } from '#lib/realtime/clock-face.ts';
import type { WatchedGame } from '#lib/realtime/watch-game.ts';

/**
 * Returns the anchors of the clocks: those of the venue's hardware if it sends them, else those of the scorer's desk. A time-out
 * ends with the clock that is shown: the desk of a venue with hardware need not start its own.
 */
export function screenAnchors(game: WatchedGame | null, hardware: Timer | null): Anchors {
  const pause = game && breakClock(game.state);
  if (hardware?.gameClock) {
    const isPlayed = pause?.kind === 'timeout' && hardware.gameClock.running;
    const rest = (!isPlayed && pause?.anchor) || null;
    return { game: hardware.gameClock, shot: hardware.shotClock, rest };
  }
  return game ? { game: game.board.clock, shot: game.board.shotClock, rest: pause?.anchor ?? null } : noAnchors;
}
