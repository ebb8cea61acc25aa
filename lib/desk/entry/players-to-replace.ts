import type { Side } from '#lib/basketball/events.ts';
import { exclusions } from '#lib/basketball/game/facts.ts';
import type { GameState } from '#lib/basketball/game/state.ts';
import type { Exclusion } from '#lib/basketball/rules/disqualification.ts';

export type PlayerToReplace = { person: string | null; reason: Exclusion };

/**
 * Returns the players on court who may no longer play (to be replaced within 30 seconds, Art. 5), and an excluded head
 * coach (`person` null).
 */
export function playersToReplace(state: GameState, side: Side): PlayerToReplace[] {
  const { onCourt } = state.teams[side];
  return exclusions(state, side).filter(({ person }) => person === null || onCourt.includes(person));
}
