import type { GameEvent } from '#lib/basketball/events.ts';
import type { GameDraft } from './state.ts';

/**
 * Returns whether an operation of a clock reached the log after a later one of the same clock: it was made on a device
 * without network, which did not know of the other. A correction names its place, and is never overtaken.
 */
export function isOvertaken({ anchors: { movedBy } }: GameDraft, event: GameEvent): boolean {
  if (event.after !== undefined || event.supersedes !== undefined) return false;
  if (event.type === 'clock') return wasMovedBefore(event, movedBy.game);
  // What only started or stopped the shot clock, as the game clock does, does not take a reset back.
  return event.type === 'shot-clock' && wasMovedBefore(event, setsShotClock(event) ? movedBy.shotValue : movedBy.shot);
}

/** Returns whether an operation gives the shot clock a time, or takes it off the board. */
export const setsShotClock = ({ change }: Extract<GameEvent, { type: 'shot-clock' }>): boolean =>
  change !== 'start' && change !== 'stop';

export function wasMovedBefore({ seq, wallTime }: GameEvent, last: GameEvent | null): boolean {
  if (wallTime === undefined || last?.wallTime === undefined || last.seq > seq) return false;
  return Date.parse(wallTime) < Date.parse(last.wallTime);
}
