import type { NewGameEvent } from '#lib/api/contract/game-event.ts';
import type { RecordEventsAnswer } from '#lib/api/contract/live.ts';
import type { GameEvent } from '#lib/basketball/events.ts';
import { isSameEvent } from './is-same-event.ts';

/** What one decision at the table wrote: its events are recorded together or not at all, under the ids made here. */
export type DeskCommand = { id: string; events: readonly NewGameEvent[] };

/** Others seem to have written what this command says. */
type PossibleDuplicate = { kind: 'doubt'; commandId: string; missed: readonly GameEvent[] };
type Refusal = { kind: 'refused'; commandId: string; message: string };
/** Why nothing is sent until somebody at the table has looked. */
type Hold = PossibleDuplicate | Refusal;

/** What a device knows of a game: the log as the engine has it, and what the device has written but not heard back. */
export type DeskQueue = {
  /** The last number up to which `log` is whole. */
  seq: number;
  log: readonly GameEvent[];
  unsent: readonly DeskCommand[];
  /** Commands about which somebody has decided that they stand, whatever others wrote meanwhile. */
  kept: readonly string[];
  /** At most one of each command; they are settled one after the other. */
  doubts: readonly PossibleDuplicate[];
  /** What is asked now. */
  hold: Hold | null;
  /** The engine has events up to this number that are not here yet. */
  behind: number | null;
};

/** What goes to the engine in one call: whole commands, in order. */
export type Batch = { commandIds: readonly string[]; events: readonly NewGameEvent[]; expectedSeq: number };

const maxEvents = 200;

export function openQueue(log: readonly GameEvent[], seq: number, unsent: readonly DeskCommand[]): DeskQueue {
  const empty: DeskQueue = { seq: 0, log: [], unsent, kept: [], doubts: [], hold: null, behind: null };
  return takeEvents(empty, log, seq);
}

export function enqueue(queue: DeskQueue, command: DeskCommand): DeskQueue {
  if (queue.unsent.some(({ id }) => id === command.id)) return queue;
  return { ...queue, unsent: [...queue.unsent, command] };
}

/** The next call; null where nothing waits, or something has to be settled first. `alone` sends one command only. */
export function nextBatch({ unsent, seq, hold, behind }: DeskQueue, alone = false): Batch | null {
  if (hold || behind !== null || unsent.length === 0) return null;
  const commandIds: string[] = [];
  const events: NewGameEvent[] = [];
  for (const command of unsent) {
    if (commandIds.length > 0 && (alone || events.length + command.events.length > maxEvents)) break;
    commandIds.push(command.id);
    events.push(...command.events);
  }
  return { commandIds, events, expectedSeq: seq };
}

/**
 * Takes in what the engine has, in whatever way it was heard. Own events among them are acknowledged. Where others seem to
 * have written what waits here too, the queue holds and asks; it never drops or sends such a command by itself.
 */
export function takeEvents(queue: DeskQueue, events: readonly GameEvent[], seq: number): DeskQueue {
  const known = new Set(queue.log.map(({ id }) => id));
  const fresh = events.filter(({ id }) => !known.has(id));
  const log = fresh.length > 0 ? [...queue.log, ...fresh].sort((a, b) => a.seq - b.seq) : queue.log;
  const arrived = new Set(log.map(({ id }) => id));
  const isThere = (command: DeskCommand) => command.events.every(({ id }) => arrived.has(id));
  const own = new Set(queue.unsent.flatMap(({ events: written }) => written.map(({ id }) => id)));
  const unsent = queue.unsent.filter((command) => !isThere(command));
  const reached = Math.max(queue.seq, seq);
  const theirs = fresh.filter(({ id }) => !own.has(id));
  return asking({
    ...queue,
    seq: reached,
    log,
    unsent,
    doubts: doubtsAbout({ ...queue, unsent }, theirs),
    behind: queue.behind !== null && queue.behind > reached ? queue.behind : null,
  });
}

/** The engine's answer to a batch. */
export function takeAnswer(queue: DeskQueue, batch: Batch, answer: RecordEventsAnswer): DeskQueue {
  if (answer.outcome === 'conflict') return takeEvents(queue, answer.missed, answer.seq);
  const numbers = new Map(answer.recorded.map(({ id, seq }) => [id, seq]));
  const recorded = batch.events.flatMap((event) => {
    const seq = numbers.get(event.id);
    return seq === undefined ? [] : [{ ...event, seq } as GameEvent];
  });
  const known = new Set([...queue.log, ...recorded].map(({ seq }) => seq));
  let whole = queue.seq;
  while (known.has(whole + 1)) whole += 1;
  const next = takeEvents(queue, recorded, whole);
  return whole >= answer.seq ? next : { ...next, behind: answer.seq };
}

/** The engine will not have this command: it stays, and somebody decides. */
export function takeRefusal(queue: DeskQueue, { commandIds }: Batch, message: string): DeskQueue {
  const [commandId] = commandIds;
  return commandId === undefined ? queue : { ...queue, hold: { kind: 'refused', commandId, message } };
}

/** It stands as it is: send it (again). */
export function keepHeld(queue: DeskQueue): DeskQueue {
  const { hold, doubts, kept } = queue;
  if (!hold) return queue;
  if (hold.kind === 'refused') return asking({ ...queue, hold: null });
  const others = doubts.filter(({ commandId }) => commandId !== hold.commandId);
  return asking({ ...queue, doubts: others, kept: [...kept, hold.commandId] });
}

/** It was written in error or is there already: away with it, and with what waits and hangs on it. */
export function dropHeld(queue: DeskQueue): { queue: DeskQueue; dropped: readonly DeskCommand[] } {
  if (!queue.hold) return { queue, dropped: [] };
  const gone = new Set<string>();
  const dropped: DeskCommand[] = [];
  for (const command of queue.unsent) {
    const hangsOn = command.events.some(({ linkedTo, voids, supersedes, after }) =>
      [linkedTo, voids, supersedes, after].some((id) => id !== undefined && gone.has(id)),
    );
    if (command.id !== queue.hold.commandId && !hangsOn) continue;
    dropped.push(command);
    for (const { id } of command.events) gone.add(id);
  }
  const unsent = queue.unsent.filter((one) => !dropped.includes(one));
  return { queue: asking({ ...queue, unsent }), dropped };
}

/** With what is to be asked next: a refusal until somebody has decided, then the doubts in the order of what waits. */
function asking(queue: DeskQueue): DeskQueue {
  const waits = ({ commandId }: Hold) => queue.unsent.some(({ id }) => id === commandId);
  const doubts = queue.doubts.filter(waits);
  const refusal = queue.hold?.kind === 'refused' && waits(queue.hold) ? queue.hold : null;
  return { ...queue, doubts, hold: refusal ?? doubts[0] ?? null };
}

function doubtsAbout({ unsent, kept, doubts }: DeskQueue, theirs: readonly GameEvent[]): PossibleDuplicate[] {
  return unsent.flatMap(({ id: commandId, events }): PossibleDuplicate[] => {
    if (kept.includes(commandId)) return [];
    const before = doubts.find((doubt) => doubt.commandId === commandId)?.missed ?? [];
    // Ids begin with the device: what it wrote itself was seen at this table, also before a restart.
    const [device] = commandId.split('-', 1);
    const alike = theirs.filter(
      (other) => !other.id.startsWith(`${device}-`) && events.some((event) => isSameEvent(event, other)),
    );
    const missed = [...before, ...alike];
    return missed.length > 0 ? [{ kind: 'doubt', commandId, missed }] : [];
  });
}
