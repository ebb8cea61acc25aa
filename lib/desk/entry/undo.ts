import type { GameEvent } from '#lib/basketball/events.ts';
import type { GameState } from '#lib/basketball/game/state.ts';
import type { Draft } from './stamp.ts';

const undoReason = 'undo';

const commandIdOf = ({ id }: GameEvent) => id.slice(0, id.lastIndexOf(':'));

/** Returns a predicate for clock entries, including the reversal of the arrow at a start of the clock. */
function clockEntries(log: readonly GameEvent[]): (event: GameEvent) => boolean {
  const starts = new Set(log.flatMap((event) => (isStart(event) ? [commandIdOf(event)] : [])));
  return (event) =>
    event.type === 'clock' ||
    event.type === 'shot-clock' ||
    (event.type === 'possession-arrow' && starts.has(commandIdOf(event)));
}

const isStart = (event: GameEvent) => event.type === 'clock' && event.change === 'start';

const isUndo = (event: GameEvent) => event.type === 'correction' && event.reason === undoReason;

/**
 * Returns the corrections that undo what this device last recorded or removed; empty where there is nothing. Clock
 * entries are never undone: clocks are set.
 */
export function undoDrafts({ log, played }: Pick<GameState, 'log' | 'played'>, device: string): Draft[] {
  const isOfClock = clockEntries(log);
  const playedIds = new Set(played.map(({ id }) => id));
  const isVoided = (id: string): boolean => log.some((other) => other.voids === id && !isVoided(other.id));
  const isCurrent = (event: GameEvent) => (event.voids === undefined ? playedIds.has(event.id) : !isVoided(event.id));
  const last = log.findLast((event) => isOf(device, event) && !isOfClock(event) && !isUndo(event) && isCurrent(event));
  if (!last) return [];
  const isOfLast = (event: GameEvent) => commandIdOf(event) === commandIdOf(last) && !isOfClock(event);
  const ids = new Set(log.filter(isOfLast).map(({ id }) => id));
  return (
    log
      // Voiding an event also voids the events linked to it.
      .filter((event) => ids.has(event.id) && isCurrent(event) && !(event.linkedTo && ids.has(event.linkedTo)))
      .reverse()
      .map((event) => voiding(event.id))
  );
}

/** Returns the corrections that redo what this device undid last; empty once it has recorded something else. */
export function redoDrafts({ log }: Pick<GameState, 'log'>, device: string): Draft[] {
  const isOfClock = clockEntries(log);
  const voided = new Set(log.flatMap(({ voids }) => (voids === undefined ? [] : [voids])));
  const ownEvents = log.filter((event) => isOf(device, event) && !isOfClock(event));
  for (const event of ownEvents.toReversed()) {
    if (!isUndo(event)) return [];
    // A correction that voids an undo is a redo, and needs none itself.
    const target = log.find(({ id }) => id === event.voids);
    if (voided.has(event.id) || (target && isUndo(target))) continue;
    const ids = ownEvents.filter((other) => commandIdOf(other) === commandIdOf(event)).map(({ id }) => id);
    return ids.reverse().map(voiding);
  }
  return [];
}

function isOf(device: string, { id }: GameEvent): boolean {
  return id.startsWith(`${device}-`);
}

const voiding = (voids: string): Draft => ({ action: { type: 'correction', reason: undoReason }, links: { voids } });
