import type { GameEvent } from '#lib/basketball/events.ts';
import type { GameState } from '#lib/basketball/game/state.ts';
import { versionsOf } from '#lib/desk/entry/linked-entries.ts';
import type { Draft } from '#lib/desk/entry/stamp.ts';

const source = 'desk:flag';

type Log = Pick<GameState, 'log' | 'played'>;

/** Returns the notes by which crews flagged entries, by the id of the entry's current version. */
export function flagsOf({ log, played }: Log): Map<string, GameEvent> {
  const notes = played.filter((event) => event.type === 'note' && event.source === source);
  const flagged = new Map(notes.map((note) => [note.linkedTo, note]));
  return new Map(
    played.flatMap((event) => {
      if (flagged.size === 0) return [];
      const note = versionsOf(log, event)
        .map((id) => flagged.get(id))
        .find(Boolean);
      return note ? [[event.id, note] as const] : [];
    }),
  );
}

/** Returns the entries that flag an entry of the log, or take its flag away. */
export function flagDrafts(state: Log, entry: GameEvent): Draft[] {
  const flag = flagsOf(state).get(entry.id);
  if (flag) return [{ action: { type: 'correction' }, links: { voids: flag.id } }];
  const linkedTo = versionsOf(state.log, entry).at(-1) ?? entry.id;
  return [{ action: { type: 'note', source }, links: { linkedTo } }];
}
