import type { GameEvent } from '#lib/basketball/events.ts';
import { replayGame } from '#lib/basketball/game/replay.ts';
import { standingVersions } from '#lib/basketball/game/standing-versions.ts';
import type { GameState } from '#lib/basketball/game/state.ts';
import { commandOf, type Draft, type Stamp } from '#lib/desk/entry/stamp.ts';

/** An entry that is added (`before` null), removed (`after` null) or changed. */
type EntryChange = { before: GameEvent | null; after: GameEvent | null };

/** Plays drafts on a copy of the log; returns what becomes of its entries, and the score. */
export function previewDrafts(
  state: Pick<GameState, 'log' | 'played' | 'profile' | 'roster'>,
  drafts: readonly Draft[],
  stamp: Stamp,
): { changes: EntryChange[]; score: GameState['score'] } {
  const last = state.log.at(-1)?.seq ?? 0;
  const added = commandOf('preview', drafts, stamp).events.map(
    (event, index) => ({ ...event, seq: last + 1 + index }) as GameEvent,
  );
  const next = replayGame({ profile: state.profile, roster: state.roster, events: [...state.log, ...added] });
  const { firstEntry } = standingVersions(next.log, []);
  const before = new Map(state.played.map((event) => [firstEntry(event.id), event]));
  const after = new Map(next.played.map((event) => [firstEntry(event.id), event]));
  const changes = [...new Set([...before.keys(), ...after.keys()])]
    .map((id) => ({ before: before.get(id) ?? null, after: after.get(id) ?? null }))
    .filter((change) => change.before?.id !== change.after?.id);
  return { changes, score: next.score };
}
