import type { GameAction } from '#lib/basketball/events.ts';
import { record } from './log.ts';
import type { GameState, Possession } from './state.ts';

type Change = Extract<GameAction, { type: 'shot-clock' }>['change'];

/** Sets the shot clock as the operator does: blank if less time is left in the period. */
export function setShotClock(game: GameState, { shotClockMs }: Possession): void {
  if (!game.clockEvents) return;
  const left = Math.round(shotClockMs);
  const shown = game.clockMs < left ? null : left;
  const before = game.shotClockMs;
  if (shown === before) return;
  game.shotClockMs = shown;
  record(game, { type: 'shot-clock', change: changeTo(shown) });
  if (before === null && game.running) startShotClock(game);
}

/** Starts and stops the shot clock with the game clock, unless it is blank. */
export function startShotClock(game: GameState): void {
  if (game.shotClockMs !== null) record(game, { type: 'shot-clock', change: 'start' });
}

function changeTo(shown: number | null): Change {
  if (shown === null) return 'blank';
  if (shown === 24_000) return 'reset-24';
  return shown === 14_000 ? 'reset-14' : 'set';
}
