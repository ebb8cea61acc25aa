import type { GameEvent } from '#lib/basketball/events.ts';
import type { RulesProfile } from '#lib/basketball/rules/profile.ts';
import { createState } from './create-state.ts';
import { effectiveLog } from './effective-log.ts';
import { play } from './play.ts';
import type { GameRoster, GameState } from './state.ts';

export type GameInput = { profile: RulesProfile; events: readonly GameEvent[]; roster?: GameRoster };

/**
 * The game that a log describes, under the rules of its profile. Entries may come in any order; they are played by `seq`
 * with their corrections applied. Nothing in a log is refused: what does not fit is played as far as it can be and named in
 * `warnings`.
 */
export function replayGame({ profile, events, roster = { home: [], away: [] } }: GameInput): GameState {
  const state = createState(profile, roster);
  const { log, played, warnings } = effectiveLog(events);
  state.log = log;
  state.warnings = warnings;
  for (const event of played) play(state, event);
  return state;
}
