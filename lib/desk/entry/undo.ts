import type { GameEvent } from '#lib/basketball/events.ts';
import type { GameState } from '#lib/basketball/game/state.ts';
import type { Draft } from './stamp.ts';

const undoReason = 'undo';

const commandIdOf = ({ id }: GameEvent) => id.slice(0, id.lastIndexOf(':'));

/** Entries of the clocks, and the arrow that is turned by their start. */
function clockEntries(log: readonly GameEvent[]): (event: GameEvent) => boolean {
  const starts = new Set(log.flatMap((event) => (isStart(event) ? [commandIdOf(event)] : [])));
  return (event) =>
    event.type === 'clock' ||
    event.type === 'shot-clock' ||
    (event.type === 'possession-arrow' && starts.has(commandIdOf(event)));
}

const isStart = (event: GameEvent) => event.type === 'clock' && event.change === 'start';

const isUndo = (event: GameEvent) => event.type === 'correction' && event.reason === undoReason;

/** The corrections that take back what this device wrote or struck out last; empty where there is nothing. Clocks are set, not undone. */
export function undoDrafts({ log, played }: Pick<GameState, 'log' | 'played'>, device: string): Draft[] {
  const isOfClock = clockEntries(log);
  const playedIds = new Set(played.map(({ id }) => id));
  const isVoided = (id: string): boolean => log.some((other) => other.voids === id && !isVoided(other.id));
  const stands = (event: GameEvent) => (event.voids === undefined ? playedIds.has(event.id) : !isVoided(event.id));
  const last = log.findLast((event) => isOf(device, event) && !isOfClock(event) && !isUndo(event) && stands(event));
  if (!last) return [];
  const isOfLast = (event: GameEvent) => commandIdOf(event) === commandIdOf(last) && !isOfClock(event);
  const ids = new Set(log.filter(isOfLast).map(({ id }) => id));
  return (
    log
      // What the decision took away comes back with it.
      .filter((event) => ids.has(event.id) && stands(event) && !(event.linkedTo && ids.has(event.linkedTo)))
      .reverse()
      .map((event) => voiding(event.id))
  );
}

/** The corrections that bring back what this device undid last; empty once it has written something else. */
export function redoDrafts({ log }: Pick<GameState, 'log'>, device: string): Draft[] {
  const isOfClock = clockEntries(log);
  const voided = new Set(log.flatMap(({ voids }) => (voids === undefined ? [] : [voids])));
  const own = log.filter((event) => isOf(device, event) && !isOfClock(event));
  for (const event of own.toReversed()) {
    if (!isUndo(event)) return [];
    // A correction that voids an undo is a redo: what it brought back is behind us.
    const target = log.find(({ id }) => id === event.voids);
    if (voided.has(event.id) || (target && isUndo(target))) continue;
    const ids = own.filter((other) => commandIdOf(other) === commandIdOf(event)).map(({ id }) => id);
    return ids.reverse().map(voiding);
  }
  return [];
}

function isOf(device: string, { id }: GameEvent): boolean {
  return id.startsWith(`${device}-`);
}

const voiding = (voids: string): Draft => ({ action: { type: 'correction', reason: undoReason }, ties: { voids } });
