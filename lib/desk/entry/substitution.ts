import type { Side } from '#lib/basketball/events.ts';
import { exclusions } from '#lib/basketball/game/facts.ts';
import type { GameState } from '#lib/basketball/game/state.ts';
import type { Draft } from './stamp.ts';

export type SubstitutionFault = 'not-five' | 'excluded';

/**
 * Returns why a lineup is not allowed, null where it is. A team without substitutes continues with fewer players:
 * `canContinueWith`.
 */
export function lineupFault(state: GameState, side: Side, lineup: readonly string[]): SubstitutionFault | null {
  if (new Set(lineup).size !== 5) return 'not-five';
  return excludedAmong(state, side, lineup);
}

/**
 * Returns whether the team can continue with fewer than five: at least two, and not at the start of the game (Art. 9,
 * 21).
 */
export function canContinueWith(state: GameState, side: Side, lineup: readonly string[]): boolean {
  const count = new Set(lineup).size;
  return state.phase !== 'scheduled' && count >= 2 && count < 5 && !excludedAmong(state, side, lineup);
}

function excludedAmong(state: GameState, side: Side, lineup: readonly string[]): 'excluded' | null {
  const excluded = new Set(exclusions(state, side).map(({ person }) => person));
  return lineup.some((person) => excluded.has(person)) ? 'excluded' : null;
}

/** Returns the entries that change the lineup to this one: starters before the game, substitutions afterwards. */
export function lineupDrafts(state: GameState, side: Side, lineup: readonly string[]): Draft[] {
  const { onCourt } = state.teams[side];
  const incoming = lineup.filter((person) => !onCourt.includes(person));
  if (state.phase === 'scheduled' && onCourt.length === 0) {
    return incoming.map((person) => ({ action: { type: 'starter', side, person } }));
  }
  return [
    ...onCourt
      .filter((person) => !lineup.includes(person))
      .map((person): Draft => ({ action: { type: 'substitution-out', side, person } })),
    ...incoming.map((person): Draft => ({ action: { type: 'substitution-in', side, person } })),
  ];
}

/** Returns the players on court who may stay. */
export function eligibleOnCourt(state: GameState, side: Side): string[] {
  const excluded = new Set(exclusions(state, side).map(({ person }) => person));
  return state.teams[side].onCourt.filter((person) => !excluded.has(person));
}
