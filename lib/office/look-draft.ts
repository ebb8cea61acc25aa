import type { SiteLook, SiteLookInput } from '#lib/api/contract/look.ts';

export type LookValues = Omit<SiteLook, 'revision'>;
export type LookField = keyof LookValues;

/** The look of a site while it is changed: what was read, and the fields that differ from it. */
export type LookDraft = { read: SiteLook; changes: Partial<LookValues> };

export const newDraft = (read: SiteLook): LookDraft => ({ read, changes: {} });

/** Returns the look as it would be after a save. */
export const shownLook = ({ read, changes }: LookDraft): SiteLook => ({ ...read, ...changes });

export const hasChanges = ({ changes }: LookDraft): boolean => Object.keys(changes).length > 0;

/** Returns the draft with other values. A field that is as it was read is no change. */
export function changeDraft({ read, changes }: LookDraft, values: Partial<LookValues>): LookDraft {
  const all = { ...changes, ...values };
  const differing = fieldsOf(all).filter((field) => !isSame(all[field], read[field]));
  return { read, changes: Object.fromEntries(differing.map((field) => [field, all[field]])) };
}

/**
 * Moves the draft onto what somebody else has saved meanwhile. What only one of both has changed is taken; `contested` names the fields that
 * both have changed, where the draft keeps its own value.
 */
export function rebaseDraft(draft: LookDraft, current: SiteLook): { draft: LookDraft; contested: LookField[] } {
  const rebased = changeDraft({ read: current, changes: draft.changes }, {});
  const contested = fieldsOf(rebased.changes).filter((field) => !isSame(draft.read[field], current[field]));
  return { draft: rebased, contested };
}

/** Returns the draft without its own values of these fields. */
export function dropChanges({ read, changes }: LookDraft, fields: readonly LookField[]): LookDraft {
  const kept = fieldsOf(changes).filter((field) => !fields.includes(field));
  return { read, changes: Object.fromEntries(kept.map((field) => [field, changes[field]])) };
}

/** Returns the body that saves the draft. */
export const toLookInput = ({ read, changes }: LookDraft): SiteLookInput => ({ revision: read.revision, ...changes });

/** Returns the body that brings back what a save has replaced. */
export function toUndo({ read, changes }: LookDraft, saved: SiteLook): SiteLookInput {
  const before = fieldsOf(changes).map((field) => [field, read[field]] as const);
  return { revision: saved.revision, ...Object.fromEntries(before) };
}

const fieldsOf = (values: Partial<LookValues>) => Object.keys(values) as LookField[];

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
