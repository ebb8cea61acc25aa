import type { Timer } from '#lib/api/contract/timer.ts';
import { breakClock } from '#lib/basketball/game/break-clock.ts';
import { type Anchors, noAnchors } from '#lib/realtime/clock-face.ts';
import type { WatchedGame } from '#lib/realtime/watch-game.ts';

/** Returns the anchors of the clocks: those of the venue's hardware if it sends them, else those of the scorer's desk. */
export function anchorsOf(game: WatchedGame | null, hardware: Timer | null): Anchors {
  const rest = (game && breakClock(game.state)?.anchor) ?? null;
  if (hardware?.gameClock) return { game: hardware.gameClock, shot: hardware.shotClock, rest };
  return game ? { game: game.board.clock, shot: game.board.shotClock, rest } : noAnchors;
}
