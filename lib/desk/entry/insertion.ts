import type { GameEvent } from '#lib/basketball/events.ts';
import type { GameState } from '#lib/basketball/game/state.ts';
import { editDraft } from './edit.ts';
import { versionsOf } from './linked-entries.ts';
import type { Draft, Stamp } from './stamp.ts';

/**
 * The entry after which an action is inserted, and its moment. `behind`: entries that were inserted at the same place and
 * come after the action.
 */
export type Insertion = { after: string; stamp: Stamp; behind: readonly GameEvent[] };

/** Returns the place before or after an entry of the log; null where nothing can be inserted. */
export function insertionAt(
  { log, played }: Pick<GameState, 'log' | 'played'>,
  entry: GameEvent,
  where: 'before' | 'after',
): Insertion | null {
  const index = played.findIndex(({ id }) => id === entry.id);
  const before = where === 'after' ? entry : played[index - 1];
  if (index < 0 || !before || entry.clockMs === null || entry.wallTime === undefined) return null;
  const { period, clockMs, wallTime, shotClockMs } = entry;
  const anchors = versionsOf(log, before);
  const isAnchored = (event: GameEvent) => event.after !== undefined && anchors.includes(event.after);
  return {
    after: before.id,
    stamp: { period, clockMs, wallTime, ...(shotClockMs !== undefined && { shotClockMs }) },
    behind: where === 'before' && isAnchored(entry) ? played.slice(index).filter(isAnchored) : [],
  };
}

/** Returns the entries that put others behind an inserted one. */
export function behindDrafts(behind: readonly GameEvent[], inserted: string): Draft[] {
  return behind.map((event) => {
    const { action, links, stamp } = editDraft(event, {});
    return { action, links: { ...links, after: inserted }, ...(stamp && { stamp }) };
  });
}
