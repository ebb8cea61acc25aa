import { isDeepStrictEqual } from 'node:util';
import type { NewGameEvent } from '#lib/api/contract/game-event.ts';
import type { GameEvent } from '#lib/basketball/events.ts';
import type { GameState } from '#lib/basketball/game/state.ts';
import { badPlaces } from '#server/errors.ts';
import { say } from '#server/refusals/sentence.ts';

export type Stamp = { operator: string; now: number };

/**
 * Splits events into new ones, which get sequence numbers, and repeated ones, which a client resends when it received no
 * response. Throws `bad-request` if an id belongs to a different event in the log.
 */
export function numberEvents({ log }: GameState, given: readonly NewGameEvent[], { operator, now }: Stamp) {
  const known = new Map(log.map((event) => [event.id, event]));
  const repeated: GameEvent[] = [];
  const added: GameEvent[] = [];
  let seq = log.at(-1)?.seq ?? 0;
  for (const [index, event] of given.entries()) {
    const logged = known.get(event.id);
    if (logged && !isSame(logged, event)) {
      const message = say`the id "${event.id}" already belongs to another event of this game`;
      throw badPlaces([{ path: `events.${index}.id`, message }]);
    }
    if (logged) {
      repeated.push(logged);
    } else {
      seq += 1;
      const numbered = { ...event, seq, operator, wallTime: wallTimeOf(event, now) } as GameEvent;
      known.set(event.id, numbered);
      added.push(numbered);
    }
  }
  return { repeated, fresh: added };
}

/** Caps the client's time at now: a fast client clock must not start the game clock in the future. */
function wallTimeOf({ wallTime }: NewGameEvent, now: number): string {
  return new Date(wallTime === undefined ? now : Math.min(now, Date.parse(wallTime))).toISOString();
}

function isSame(logged: GameEvent, given: NewGameEvent): boolean {
  const bare = ({ seq, operator, wallTime, ...rest }: Partial<GameEvent>) => JSON.parse(JSON.stringify(rest));
  return isDeepStrictEqual(bare(logged), bare(given as Partial<GameEvent>));
}
