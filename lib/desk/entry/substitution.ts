import type { Side } from '#lib/basketball/events.ts';
import { exclusions } from '#lib/basketball/game/facts.ts';
import type { GameState } from '#lib/basketball/game/state.ts';
import type { Draft } from './stamp.ts';

export type SubstitutionFault = 'not-five' | 'excluded';

/** Why these five cannot be on court, null where they can. A team without substitutes goes on with fewer: `mayGoOnWith`. */
export function lineupFault(state: GameState, side: Side, five: readonly string[]): SubstitutionFault | null {
  if (new Set(five).size !== 5) return 'not-five';
  return excludedAmong(state, side, five);
}

/** Whether the game can go on with so few: two at least, and not from its beginning (Art. 9, 21). */
export function mayGoOnWith(state: GameState, side: Side, few: readonly string[]): boolean {
  const count = new Set(few).size;
  return state.phase !== 'scheduled' && count >= 2 && count < 5 && !excludedAmong(state, side, few);
}

function excludedAmong(state: GameState, side: Side, five: readonly string[]): 'excluded' | null {
  const out = new Set(exclusions(state, side).map(({ person }) => person));
  return five.some((person) => out.has(person)) ? 'excluded' : null;
}

/** What turns who is on court into these five: starters before the game, substitutions after that. */
export function lineupDrafts(state: GameState, side: Side, five: readonly string[]): Draft[] {
  const { onCourt } = state.teams[side];
  const coming = five.filter((person) => !onCourt.includes(person));
  if (state.phase === 'scheduled' && onCourt.length === 0) {
    return coming.map((person) => ({ action: { type: 'starter', side, person } }));
  }
  return [
    ...onCourt
      .filter((person) => !five.includes(person))
      .map((person): Draft => ({ action: { type: 'substitution-out', side, person } })),
    ...coming.map((person): Draft => ({ action: { type: 'substitution-in', side, person } })),
  ];
}

/** Who of them is on court and may stay there. */
export function stayingOf(state: GameState, side: Side): string[] {
  const out = new Set(exclusions(state, side).map(({ person }) => person));
  return state.teams[side].onCourt.filter((person) => !out.has(person));
}
