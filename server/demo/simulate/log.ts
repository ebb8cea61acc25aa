import type { GameAction, GameEvent } from '#lib/basketball/events.ts';
import type { GameState } from './state.ts';

/** Appends an action at the current clock; `linkedTo` is the id of its main action. */
export function record(game: GameState, action: GameAction, linkedTo?: string): string {
  const id = game.ids.uuid();
  const event: GameEvent = {
    id,
    seq: game.log.length + 1,
    period: game.period,
    clockMs: game.clockMs,
    ...action,
  };
  if (game.shotClockMs !== null) event.shotClockMs = game.shotClockMs;
  if (game.wallMs !== null) event.wallTime = new Date(game.wallMs).toISOString();
  if (linkedTo !== undefined) event.linkedTo = linkedTo;
  game.log.push(event);
  return id;
}
