import type { Side } from '#lib/basketball/events.ts';
import type { GameState } from '#lib/basketball/game/state.ts';
import { otherSide } from '#lib/basketball/other-side.ts';
import type { Draft } from './stamp.ts';

/**
 * A held ball goes to whom the arrow points at (Art. 12). Where the table has set the arrow itself, it is turned here too:
 * then only its word counts.
 */
export function heldBallDrafts({ arrow }: Pick<GameState, 'arrow'>): Draft[] {
  const held: Draft = { action: { type: 'held-ball', side: arrow.side } };
  if (!arrow.explicit || arrow.side === null) return [held];
  return [held, { action: { type: 'possession-arrow', side: otherSide(arrow.side) } }];
}

/** A team that does not play on: the rules set the result (Art. 20, 21). */
export function rulingDrafts(type: 'forfeit' | 'default', guilty: Side): Draft[] {
  return [{ action: { type, guilty } }];
}
