import type { LiveGame } from '#lib/api/contract/live.ts';
import type { GameEvent } from '#lib/basketball/events.ts';
import { applyEvent } from '#lib/basketball/game/apply-event.ts';
import { replayGame } from '#lib/basketball/game/replay.ts';
import type { GameState } from '#lib/basketball/game/state.ts';
import { sides } from '#lib/basketball/sides.ts';
import type { DeskQueue } from '#lib/desk/outbox/queue.ts';

type Setting = Pick<LiveGame, 'profile' | 'sheet'>;

/** Returns the log followed by the unsent events, in the order in which they were written. */
function eventsOf({ log, unsent, seq }: Pick<DeskQueue, 'log' | 'unsent' | 'seq'>): GameEvent[] {
  const known = new Set(log.map(({ id }) => id));
  const waiting = unsent.flatMap(({ events }) => events).filter(({ id }) => !known.has(id));
  const last = Math.max(seq, log.at(-1)?.seq ?? 0);
  return [...log, ...waiting.map((event, index) => ({ ...event, seq: last + 1 + index }) as GameEvent)];
}

/** Creates an incremental replay: one more event costs one step, a change in the past a full replay. */
export function createIncrementalReplay(setting: Setting): (queue: DeskQueue) => GameState {
  const [home, away] = sides.map((side) => setting.sheet[side].map(({ id }) => id));
  const roster = { home: home ?? [], away: away ?? [] };
  let state = replayGame({ profile: setting.profile, events: [], roster });
  return (queue) => {
    const events = eventsOf(queue);
    const isContinued = state.log.every((event, index) => isSame(event, events[index]));
    state = isContinued
      ? events.slice(state.log.length).reduce(applyEvent, state)
      : replayGame({ profile: setting.profile, events, roster });
    return state;
  };
}

function isSame(one: GameEvent, other: GameEvent | undefined): boolean {
  return one.id === other?.id && one.seq === other.seq && one.wallTime === other.wallTime;
}
