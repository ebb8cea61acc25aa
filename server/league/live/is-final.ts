import type { GameState } from '#lib/basketball/game/state.ts';
import { isDecided } from './game-standing.ts';
import type { ReplayedGame } from './live-game.ts';

type Before = Pick<ReplayedGame, 'row' | 'state'>;

/** Whether the result is one that the log does not tell of: it was imported, or decided by other means than the table's. */
export function isDecidedElsewhere({ row, state }: Before): boolean {
  return isDecided(row) && !state.finalised && !state.ruling && !state.annulled;
}

/** Whether the game is over for the table: as stored `before` a command, and as its events until now have left it. */
export function isFinal(before: Before, state: GameState = before.state): boolean {
  return state.finalised || (isDecidedElsewhere(before) && !state.log.some(({ type }) => type === 'reopened'));
}
