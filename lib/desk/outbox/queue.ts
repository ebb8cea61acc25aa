import type { NewGameEvent } from '#lib/api/contract/game-event.ts';
import type { RecordEventsAnswer } from '#lib/api/contract/live.ts';
import type { GameEvent } from '#lib/basketball/events.ts';
import { isSameEvent } from './is-same-event.ts';

/** The events of one decision at the desk: recorded together or not at all, under ids created on the device. */
export type DeskCommand = { id: string; events: readonly NewGameEvent[] };

/** Another device may have recorded the same events. */
type PossibleDuplicate = { kind: 'doubt'; commandId: string; missed: readonly GameEvent[] };
type Refusal = { kind: 'refused'; commandId: string; message: string };
/** Why sending is stopped until the scorer decides. */
type Hold = PossibleDuplicate | Refusal;

/** The state of a game on a device: the engine's log, and the commands that are not acknowledged yet. */
export type DeskQueue = {
  /** The last sequence number up to which `log` is complete. */
  seq: number;
  log: readonly GameEvent[];
  unsent: readonly DeskCommand[];
  /** Commands that the scorer has confirmed, whatever others recorded meanwhile. */
  kept: readonly string[];
  /** Possible duplicates, at most one per command; they are resolved one after the other. */
  doubts: readonly PossibleDuplicate[];
  /** The decision that the scorer must take now. */
  hold: Hold | null;
  /** The engine has events up to this number that are not in `log` yet; null if there are none. */
  behind: number | null;
};

/** The commands of one request: whole ones, in order. */
export type Batch = { commandIds: readonly string[]; events: readonly NewGameEvent[]; expectedSeq: number };

const maxEvents = 200;

export function openQueue(log: readonly GameEvent[], seq: number, unsent: readonly DeskCommand[]): DeskQueue {
  const empty: DeskQueue = { seq: 0, log: [], unsent, kept: [], doubts: [], hold: null, behind: null };
  return applyEvents(empty, log, seq);
}

export function enqueue(queue: DeskQueue, command: DeskCommand): DeskQueue {
  if (queue.unsent.some(({ id }) => id === command.id)) return queue;
  return { ...queue, unsent: [...queue.unsent, command] };
}

/**
 * Returns the next request; null where no command is unsent, or a decision or events are missing. `single` sends one
 * command only.
 */
export function nextBatch({ unsent, seq, hold, behind }: DeskQueue, single = false): Batch | null {
  if (hold || behind !== null || unsent.length === 0) return null;
  const commandIds: string[] = [];
  const events: NewGameEvent[] = [];
  for (const command of unsent) {
    if (commandIds.length > 0 && (single || events.length + command.events.length > maxEvents)) break;
    commandIds.push(command.id);
    events.push(...command.events);
  }
  return { commandIds, events, expectedSeq: seq };
}

/**
 * Applies events of the engine, from whichever source. Own events among them are acknowledged. Where another device may
 * have recorded the events of an unsent command, the queue holds until the scorer decides; it never drops or sends such
 * a command by itself.
 */
export function applyEvents(queue: DeskQueue, events: readonly GameEvent[], seq: number): DeskQueue {
  const known = new Set(queue.log.map(({ id }) => id));
  const fresh = events.filter(({ id }) => !known.has(id));
  const log = fresh.length > 0 ? [...queue.log, ...fresh].sort((a, b) => a.seq - b.seq) : queue.log;
  const arrived = new Set(log.map(({ id }) => id));
  const isRecorded = (command: DeskCommand) => command.events.every(({ id }) => arrived.has(id));
  const own = new Set(queue.unsent.flatMap(({ events: written }) => written.map(({ id }) => id)));
  const unsent = queue.unsent.filter((command) => !isRecorded(command));
  const reached = Math.max(queue.seq, seq);
  const foreign = fresh.filter(({ id }) => !own.has(id));
  return withHold({
    ...queue,
    seq: reached,
    log,
    unsent,
    doubts: findDuplicates({ ...queue, unsent }, foreign),
    behind: queue.behind !== null && queue.behind > reached ? queue.behind : null,
  });
}

/** Applies the engine's response to a batch. */
export function applyAnswer(queue: DeskQueue, batch: Batch, answer: RecordEventsAnswer): DeskQueue {
  if (answer.outcome === 'conflict') return applyEvents(queue, answer.missed, answer.seq);
  const numbers = new Map(answer.recorded.map(({ id, seq }) => [id, seq]));
  const recorded = batch.events.flatMap((event) => {
    const seq = numbers.get(event.id);
    return seq === undefined ? [] : [{ ...event, seq } as GameEvent];
  });
  const known = new Set([...queue.log, ...recorded].map(({ seq }) => seq));
  let complete = queue.seq;
  while (known.has(complete + 1)) complete += 1;
  const next = applyEvents(queue, recorded, complete);
  return complete >= answer.seq ? next : { ...next, behind: answer.seq };
}

/** Holds a command that the engine refused until the scorer decides. */
export function applyRefusal(queue: DeskQueue, { commandIds }: Batch, message: string): DeskQueue {
  const [commandId] = commandIds;
  return commandId === undefined ? queue : { ...queue, hold: { kind: 'refused', commandId, message } };
}

/** Confirms the held command, to be sent (again). */
export function confirmHeld(queue: DeskQueue): DeskQueue {
  const { hold, doubts, kept } = queue;
  if (!hold) return queue;
  if (hold.kind === 'refused') return withHold({ ...queue, hold: null });
  const others = doubts.filter(({ commandId }) => commandId !== hold.commandId);
  return withHold({ ...queue, doubts: others, kept: [...kept, hold.commandId] });
}

/** Drops the held command, and the unsent ones that refer to its events. */
export function dropHeld(queue: DeskQueue): { queue: DeskQueue; dropped: readonly DeskCommand[] } {
  if (!queue.hold) return { queue, dropped: [] };
  const droppedIds = new Set<string>();
  const dropped: DeskCommand[] = [];
  for (const command of queue.unsent) {
    const dependsOnDropped = command.events.some(({ linkedTo, voids, supersedes, after }) =>
      [linkedTo, voids, supersedes, after].some((id) => id !== undefined && droppedIds.has(id)),
    );
    if (command.id !== queue.hold.commandId && !dependsOnDropped) continue;
    dropped.push(command);
    for (const { id } of command.events) droppedIds.add(id);
  }
  const unsent = queue.unsent.filter((one) => !dropped.includes(one));
  return { queue: withHold({ ...queue, unsent }), dropped };
}

/** Sets the next hold: a refusal until it is decided, then possible duplicates in the order of the unsent commands. */
function withHold(queue: DeskQueue): DeskQueue {
  const isUnsent = ({ commandId }: Hold) => queue.unsent.some(({ id }) => id === commandId);
  const doubts = queue.doubts.filter(isUnsent);
  const refusal = queue.hold?.kind === 'refused' && isUnsent(queue.hold) ? queue.hold : null;
  return { ...queue, doubts, hold: refusal ?? doubts[0] ?? null };
}

function findDuplicates({ unsent, kept, doubts }: DeskQueue, foreign: readonly GameEvent[]): PossibleDuplicate[] {
  return unsent.flatMap(({ id: commandId, events }): PossibleDuplicate[] => {
    if (kept.includes(commandId)) return [];
    const before = doubts.find((doubt) => doubt.commandId === commandId)?.missed ?? [];
    // Ids begin with the device name: a device is not asked about its own events, even after a restart.
    const [device] = commandId.split('-', 1);
    const similar = foreign.filter(
      (other) => !other.id.startsWith(`${device}-`) && events.some((event) => isSameEvent(event, other)),
    );
    const missed = [...before, ...similar];
    return missed.length > 0 ? [{ kind: 'doubt', commandId, missed }] : [];
  });
}
