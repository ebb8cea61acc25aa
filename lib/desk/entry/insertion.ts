import type { GameEvent } from '#lib/basketball/events.ts';
import type { GameState } from '#lib/basketball/game/state.ts';
import type { Stamp } from './stamp.ts';

/** The entry after which an action is inserted, and its moment. */
export type Insertion = { after: string; stamp: Stamp };

/** Returns the place before or after an entry of the log; null where nothing can be inserted. */
export function insertionAt(
  { played }: Pick<GameState, 'played'>,
  entry: GameEvent,
  where: 'before' | 'after',
): Insertion | null {
  const index = played.findIndex(({ id }) => id === entry.id);
  const before = where === 'after' ? entry : played[index - 1];
  if (index < 0 || !before || entry.clockMs === null || entry.wallTime === undefined) return null;
  const { period, clockMs, wallTime, shotClockMs } = entry;
  return { after: before.id, stamp: { period, clockMs, wallTime, ...(shotClockMs !== undefined && { shotClockMs }) } };
}
