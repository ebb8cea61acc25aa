import type { GameState } from '#lib/basketball/game/state.ts';
import { isDecided } from './game-standing.ts';
import type { ReplayedGame } from './live-game.ts';

type Before = Pick<ReplayedGame, 'row' | 'state'>;

/** Whether the result does not come from the log: it was imported, or decided outside the scorer's desk. */
export function isDecidedElsewhere({ row, state }: Before): boolean {
  return isDecided(row) && !state.finalised && !state.ruling && !state.annulled;
}

/** Whether the game is final for the scorer's desk: `before` is the stored game, `state` includes the events applied since. */
export function isFinal(before: Before, state: GameState = before.state): boolean {
  return state.finalised || (isDecidedElsewhere(before) && !state.log.some(({ type }) => type === 'reopened'));
}
