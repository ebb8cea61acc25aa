import type { GameEvent } from '#lib/basketball/events.ts';
import type { RulesProfile } from '#lib/basketball/rules/profile.ts';
import { createState } from './create-state.ts';
import { effectiveLog } from './effective-log.ts';
import { play } from './play.ts';
import type { GameRoster, GameState } from './state.ts';

export type GameInput = { profile: RulesProfile; events: readonly GameEvent[]; roster?: GameRoster };

/**
 * Returns the state of the game that a log describes, under the rules of its profile. Events may come in any order;
 * they are played by `seq` with corrections applied. No event is rejected: inconsistent ones are applied as far as
 * possible and listed in `warnings`.
 */
export function replayGame({ profile, events, roster = { home: [], away: [] } }: GameInput): GameState {
  const state = createState(profile, roster);
  const { log, played, warnings } = effectiveLog(events);
  state.log = log;
  state.warnings = warnings;
  for (const event of played) play(state, event);
  return state;
}
