import type { NewGameEvent } from '#lib/api/contract/game-event.ts';
import type { GameEvent, Side } from '#lib/basketball/events.ts';
import type { GameState } from '#lib/basketball/game/state.ts';
import { mainActionsFirst } from './main-actions-first.ts';
import { ordinaryMs, pauseBetween } from './pace.ts';

/** An event to record, and its delay after the one before in milliseconds of the original game. */
export type ReplayStep = { delayMs: number; event: NewGameEvent };

/** Players of the target game by those of the source; a player without a counterpart is replaced by the team (null). */
export type Parts = Record<Side, ReadonlyMap<string, string>>;

/** Longer breaks are cut to this. */
const maxPauseMs = 20_000;

const omitted: ReadonlySet<GameEvent['type']> = new Set(['correction', 'note', 'finalised', 'reopened']);

/**
 * Turns the effective log of a game into events for another game, in the same order. Ids are deterministic, so that an
 * interrupted replay can resume. The last event finalises the game.
 */
export function planReplay({ played, log }: GameState, parts: Parts): ReplayStep[] {
  const events = mainActionsFirst(played.filter(({ type }) => !omitted.has(type)));
  const ids = new Map(events.map(({ id }, index) => [id, `replay:${index + 1}`]));
  const steps = events.map((event, index) => ({
    delayMs: pauseBetween(events[index - 1], event, maxPauseMs),
    event: toNewEvent(event, ids, parts),
  }));
  const last = events.at(-1) ?? log.at(-1);
  if (!last) return [];
  const end = { id: 'replay:end', period: last.period, clockMs: 0, type: 'finalised' } as const;
  return [...steps, { delayMs: ordinaryMs, event: end }];
}

function toNewEvent(event: GameEvent, ids: ReadonlyMap<string, string>, parts: Parts): NewGameEvent {
  const { seq, wallTime, operator, voids, supersedes, after, linkedTo, ...rest } = event;
  const main = linkedTo === undefined ? undefined : ids.get(linkedTo);
  const person =
    'person' in rest && rest.person && rest.side ? { person: parts[rest.side].get(rest.person) ?? null } : {};
  return { ...rest, ...person, id: ids.get(event.id) ?? event.id, ...(main && { linkedTo: main }) } as NewGameEvent;
}
