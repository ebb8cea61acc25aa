/** A record as the office reads it; `revision` is raised by every change of it. */
export type Revised = { revision: number };

export type ValuesOf<R extends Revised> = Omit<R, 'revision'>;
export type FieldOf<R extends Revised> = keyof ValuesOf<R> & string;
/** What saves a draft: the fields that changed, and the revision that they are based on. */
export type RecordChange<R extends Revised> = Partial<ValuesOf<R>> & Revised;

/** A record while it is changed: what was read, and the fields that differ from it. */
export type RecordDraft<R extends Revised> = { read: R; changes: Partial<ValuesOf<R>> };

export const newDraft = <R extends Revised>(read: R): RecordDraft<R> => ({ read, changes: {} });

/** Returns the record as it would be after a save. */
export const draftedRecord = <R extends Revised>({ read, changes }: RecordDraft<R>): R => ({ ...read, ...changes });

export const hasChanges = <R extends Revised>({ changes }: RecordDraft<R>): boolean => Object.keys(changes).length > 0;

/** Returns the draft with other values. A field that is as it was read is no change. */
export function changeDraft<R extends Revised>(
  { read, changes }: RecordDraft<R>,
  values: Partial<ValuesOf<R>>,
): RecordDraft<R> {
  const all = { ...changes, ...values };
  return { read, changes: pick(all, (field) => !isSame(all[field], read[field])) };
}

/**
 * Moves the draft onto what somebody else has saved meanwhile. What only one of both has changed is taken; `contested` names the fields that
 * both have changed, where the draft keeps its own value.
 */
export function rebaseDraft<R extends Revised>(
  draft: RecordDraft<R>,
  current: R,
): { draft: RecordDraft<R>; contested: FieldOf<R>[] } {
  const rebased = changeDraft({ read: current, changes: draft.changes }, {});
  const contested = fieldsOf<R>(rebased.changes).filter((field) => !isSame(draft.read[field], current[field]));
  return { draft: rebased, contested };
}

/** Returns the draft without its own values of these fields. */
export function dropChanges<R extends Revised>(
  { read, changes }: RecordDraft<R>,
  fields: readonly FieldOf<R>[],
): RecordDraft<R> {
  return { read, changes: pick<R>(changes, (field) => !fields.includes(field)) };
}

/** Returns the body that saves the draft. */
export const toChange = <R extends Revised>({ read, changes }: RecordDraft<R>): RecordChange<R> => ({
  ...changes,
  revision: read.revision,
});

/** Returns the body that brings back what a save has replaced. */
export function toUndo<R extends Revised>({ read, changes }: RecordDraft<R>, saved: R): RecordChange<R> {
  const before: Partial<ValuesOf<R>> = {};
  for (const field of fieldsOf<R>(changes)) before[field] = read[field];
  return { ...before, revision: saved.revision };
}

/**
 * Returns the body of an undo on what somebody else has saved since: what they changed besides stays. Null where they changed a field
 * that it would bring back.
 */
export function rebaseUndo<R extends Revised>(undo: RecordChange<R>, saved: R, current: R): RecordChange<R> | null {
  const { revision, ...before } = undo;
  const isTheirs = fieldsOf<R>(before as Partial<ValuesOf<R>>).some((field) => !isSame(saved[field], current[field]));
  return isTheirs ? null : { ...undo, revision: current.revision };
}

function pick<R extends Revised>(values: Partial<ValuesOf<R>>, isKept: (field: FieldOf<R>) => boolean) {
  const kept: Partial<ValuesOf<R>> = {};
  for (const field of fieldsOf<R>(values).filter(isKept)) kept[field] = values[field];
  return kept;
}

const fieldsOf = <R extends Revised>(values: Partial<ValuesOf<R>>) => Object.keys(values) as FieldOf<R>[];

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
