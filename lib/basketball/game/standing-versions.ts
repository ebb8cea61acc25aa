import type { GameAction, GameEvent } from '#lib/basketball/events.ts';
import { contactKinds } from '#lib/basketball/rules/contact-kinds.ts';
import type { GameWarning } from './state.ts';

/** The effective version of each action, by the id of its first entry; null if it was removed. */
export type StandingVersions = {
  firstEntry: (id: string) => string;
  versionOf: (firstEntryId: string) => GameEvent | null;
};

type Resolution = { by: 'void' } | { by: 'version'; event: GameEvent };

export function standingVersions(log: readonly GameEvent[], warnings: GameWarning[]): StandingVersions {
  const byId = new Map(log.map((event) => [event.id, event]));
  const resolutions = resolveCorrections(log, byId, warnings);

  const firstEntry = (id: string): string => {
    let first = id;
    for (let current = byId.get(id); current?.supersedes; current = byId.get(first)) {
      const older = byId.get(current.supersedes);
      if (!older || older.seq >= current.seq) break;
      first = older.id;
    }
    return first;
  };

  const currentVersion = (event: GameEvent): GameEvent | null => {
    let current = event;
    for (let resolution = resolutions.get(current.id); resolution; resolution = resolutions.get(current.id)) {
      if (resolution.by === 'void') return null;
      current = resolution.event;
    }
    return current;
  };

  const versions = new Map<string, GameEvent | null>();
  const versionOf = (id: string): GameEvent | null => {
    const known = versions.get(id);
    if (known !== undefined) return known;
    versions.set(id, null);
    const first = byId.get(id);
    const version = first && !first.voids ? currentVersion(first) : null;
    const isEffective = version !== null && !version.voids && isLinkEffective(version);
    versions.set(id, isEffective ? version : null);
    return isEffective ? version : null;
  };

  const isLinkEffective = (event: GameEvent): boolean => {
    const linked = event.linkedTo === undefined ? undefined : byId.get(event.linkedTo);
    if (!linked) return true;
    const main = versionOf(firstEntry(linked.id));
    if (!main) return false;
    return main.id === linked.id || main.seq < event.seq || fitsMainAction(event, main);
  };

  return { firstEntry, versionOf };
}

/** Resolves corrections from the end of the log, so that later ones win; a voided correction has no effect. */
function resolveCorrections(log: readonly GameEvent[], byId: ReadonlyMap<string, GameEvent>, warnings: GameWarning[]) {
  const resolutions = new Map<string, Resolution>();
  for (let index = log.length - 1; index >= 0; index--) {
    const event = log[index];
    const targetId = event?.voids ?? event?.supersedes;
    if (!event || targetId === undefined || resolutions.get(event.id)?.by === 'void') continue;
    const target = byId.get(targetId);
    if (!target || target.seq >= event.seq) {
      warnings.push({ code: 'unknown-correction-target', eventId: event.id });
      continue;
    }
    const resolution = resolutions.get(targetId);
    if (event.voids) {
      if (!resolution) resolutions.set(targetId, { by: 'void' });
    } else if (resolution) {
      resolutions.set(event.id, resolution);
    } else {
      resolutions.set(targetId, { by: 'version', event });
    }
  }
  return resolutions;
}

/**
 * Returns whether a linked event still fits its main action after a correction: no assist on a miss, no rebound of a made basket,
 * and no foul drawn from a technical foul.
 */
export function fitsMainAction(event: GameEvent, main: GameAction): boolean {
  if (main.type === 'foul') return event.type !== 'foul-drawn' || contactKinds.has(main.kind);
  if (main.type !== 'field-goal' && main.type !== 'free-throw') return true;
  if (event.type === 'assist') return main.made || main.type === 'free-throw';
  if (event.type === 'rebound' || event.type === 'block' || event.type === 'block-received') return !main.made;
  return true;
}
