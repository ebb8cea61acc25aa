import type { GameEvent, Side } from '#lib/basketball/events.ts';
import type { GameState } from '#lib/basketball/game/state.ts';
import { otherSide } from '#lib/basketball/other-side.ts';
import { contactKinds } from '#lib/basketball/rules/contact-kinds.ts';
import { editDraft } from './edit.ts';
import type { Draft } from './stamp.ts';

export type LinkedKind = 'assist' | 'block' | 'rebound' | 'foul-drawn' | 'steal';
/** Who did it; null = nobody, the entry is taken away. */
export type LinkedChoice = { side: Side; person: string | null } | null;

type Log = Pick<GameState, 'log' | 'played'>;

/** Returns the ids of an entry, from the newest version to the first. */
export function versionsOf(log: readonly GameEvent[], entry: GameEvent): string[] {
  const older = entry.supersedes === undefined ? undefined : log.find(({ id }) => id === entry.supersedes);
  return older ? [entry.id, ...versionsOf(log, older)] : [entry.id];
}

/** Returns the standing entries that are linked to an entry. */
export function linkedEntries({ log, played }: Log, entry: GameEvent): GameEvent[] {
  const versions = versionsOf(log, entry);
  return played.filter(({ linkedTo }) => linkedTo !== undefined && versions.includes(linkedTo));
}

/** Returns what can be linked to an entry, and the teams whose players it may belong to. */
export function linkedKindsOf(entry: GameEvent): { kind: LinkedKind; sides: Side[] }[] {
  if (!('side' in entry) || !entry.side) return [];
  const { side } = entry;
  const other = otherSide(side);
  switch (entry.type) {
    case 'field-goal':
      if (entry.made) return [{ kind: 'assist', sides: [side] }];
      return [
        { kind: 'block', sides: [other] },
        { kind: 'rebound', sides: [side, other] },
      ];
    case 'free-throw':
      return entry.made || entry.number < entry.of ? [] : [{ kind: 'rebound', sides: [side, other] }];
    case 'foul':
      return contactKinds.has(entry.kind) ? [{ kind: 'foul-drawn', sides: [other] }] : [];
    case 'turnover':
      return [{ kind: 'steal', sides: [other] }];
    default:
      return [];
  }
}

/** Returns the entries that add, change or take away what is linked to a main entry. */
export function linkedDrafts(state: Log, entry: GameEvent, kind: LinkedKind, choice: LinkedChoice): Draft[] {
  const existing = linkedEntries(state, entry).find(({ type }) => type === kind);
  if (!choice) return existing ? [{ action: { type: 'correction' }, links: { voids: existing.id } }] : [];
  const shooting = 'side' in entry ? entry.side : null;
  const rebound = choice.side === shooting ? ('offensive' as const) : ('defensive' as const);
  if (existing) {
    const { action, links, stamp } = editDraft(existing, { ...choice, ...(kind === 'rebound' && { rebound }) });
    return [{ action, links, ...(stamp && { stamp }) }];
  }
  const first = versionsOf(state.log, entry).at(-1) ?? entry.id;
  const { stamp } = editDraft(entry, {});
  const links = { linkedTo: first, after: first };
  const moment = stamp && { stamp };
  return kind === 'rebound'
    ? [{ action: { type: kind, ...choice, kind: rebound }, links, ...moment }]
    : [{ action: { type: kind, ...choice }, links, ...moment }];
}
