import type { GameEvent } from '#lib/basketball/events.ts';
import type { GameWarning } from './state.ts';

/** For each action by the id of its first entry: the version that stands, or null if it was removed. */
export type StandingVersions = {
  firstEntry: (id: string) => string;
  versionOf: (firstEntryId: string) => GameEvent | null;
};

type Fate = { by: 'void' } | { by: 'version'; event: GameEvent };

export function standingVersions(log: readonly GameEvent[], warnings: GameWarning[]): StandingVersions {
  const byId = new Map(log.map((event) => [event.id, event]));
  const fates = decideFates(log, byId, warnings);

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
    for (let fate = fates.get(current.id); fate; fate = fates.get(current.id)) {
      if (fate.by === 'void') return null;
      current = fate.event;
    }
    return current;
  };

  const standing = new Map<string, GameEvent | null>();
  const versionOf = (id: string): GameEvent | null => {
    const known = standing.get(id);
    if (known !== undefined) return known;
    standing.set(id, null);
    const first = byId.get(id);
    const version = first && !first.voids ? currentVersion(first) : null;
    const stands = version !== null && !version.voids && hangsOnStanding(version);
    standing.set(id, stands ? version : null);
    return stands ? version : null;
  };

  const hangsOnStanding = (event: GameEvent): boolean => {
    const linked = event.linkedTo === undefined ? undefined : byId.get(event.linkedTo);
    if (!linked) return true;
    const main = versionOf(firstEntry(linked.id));
    if (!main) return false;
    return main.id === linked.id || main.seq < event.seq || fits(event, main);
  };

  return { firstEntry, versionOf };
}

/** Later corrections win, so the log is read from its end; a voided correction corrects nothing. */
function decideFates(log: readonly GameEvent[], byId: ReadonlyMap<string, GameEvent>, warnings: GameWarning[]) {
  const fates = new Map<string, Fate>();
  for (let index = log.length - 1; index >= 0; index--) {
    const event = log[index];
    const targetId = event?.voids ?? event?.supersedes;
    if (!event || targetId === undefined || fates.get(event.id)?.by === 'void') continue;
    const target = byId.get(targetId);
    if (!target || target.seq >= event.seq) {
      warnings.push({ code: 'unknown-correction-target', eventId: event.id });
      continue;
    }
    const fate = fates.get(targetId);
    if (event.voids) {
      if (!fate) fates.set(targetId, { by: 'void' });
    } else if (fate) {
      fates.set(event.id, fate);
    } else {
      fates.set(targetId, { by: 'version', event });
    }
  }
  return fates;
}

/** Whether an action still belongs to its main action after that was corrected: no assist on a miss, no rebound of a basket. */
function fits(event: GameEvent, main: GameEvent): boolean {
  if (main.type !== 'field-goal' && main.type !== 'free-throw') return true;
  if (event.type === 'assist') return main.made || main.type === 'free-throw';
  if (event.type === 'rebound' || event.type === 'block' || event.type === 'block-received') return !main.made;
  return true;
}
