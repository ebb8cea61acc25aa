import { isDeepStrictEqual } from 'node:util';
import type { NewGameEvent } from '#lib/api/contract/game-event.ts';
import type { GameEvent } from '#lib/basketball/events.ts';
import type { GameState } from '#lib/basketball/game/state.ts';
import { badRequest } from '#server/errors.ts';

export type Stamp = { operator: string; now: number };

/**
 * The events that are new, with numbers, and those that the log has already: a client that heard no answer sends them again.
 * Throws `bad-request` where an id stands for something else in the log.
 */
export function numberEvents({ log }: GameState, given: readonly NewGameEvent[], { operator, now }: Stamp) {
  const known = new Map(log.map((event) => [event.id, event]));
  const repeated: GameEvent[] = [];
  const fresh: GameEvent[] = [];
  let seq = log.at(-1)?.seq ?? 0;
  for (const [index, event] of given.entries()) {
    const before = known.get(event.id);
    if (before && !isSame(before, event)) {
      const message = `the id "${event.id}" stands for another event of this game already`;
      throw badRequest(`events.${index}.id: ${message}`, [{ path: `events.${index}.id`, message }]);
    }
    if (before) {
      repeated.push(before);
    } else {
      seq += 1;
      const numbered = { ...event, seq, operator, wallTime: wallTimeOf(event, now) } as GameEvent;
      known.set(event.id, numbered);
      fresh.push(numbered);
    }
  }
  return { repeated, fresh };
}

/** A client's clock that is ahead must not make the game clock run from the future. */
function wallTimeOf({ wallTime }: NewGameEvent, now: number): string {
  return new Date(wallTime === undefined ? now : Math.min(now, Date.parse(wallTime))).toISOString();
}

function isSame(logged: GameEvent, given: NewGameEvent): boolean {
  const bare = ({ seq, operator, wallTime, ...rest }: Partial<GameEvent>) => JSON.parse(JSON.stringify(rest));
  return isDeepStrictEqual(bare(logged), bare(given as Partial<GameEvent>));
}
