import type { GameEvent } from '#lib/basketball/events.ts';
import { cloneState } from './clone-state.ts';
import { play } from './play.ts';
import { replayGame } from './replay.ts';
import type { GameState } from './state.ts';

/**
 * Returns the game state after one more event; the given state is unchanged. An event at the end of the log costs a
 * copy of the state, a correction a full replay. Both give the same result as `replayGame` on the longer log. An event
 * whose id is already in the log changes nothing.
 */
export function applyEvent(state: GameState, event: GameEvent): GameState {
  const { profile, roster, log } = state;
  if (log.some((known) => known.id === event.id)) return state;
  if (!continuesLog(state, event)) return replayGame({ profile, roster, events: [...log, event] });
  const next = cloneState(state);
  next.log.push(event);
  play(next, event);
  return next;
}

function continuesLog({ log, played }: GameState, event: GameEvent): boolean {
  if (event.voids || event.supersedes || event.after) return false;
  const last = log.at(-1);
  if (last && last.seq >= event.seq) return false;
  return event.linkedTo === undefined || played.some((known) => known.id === event.linkedTo);
}
