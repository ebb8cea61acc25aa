import type { Side } from '#lib/basketball/events.ts';
import type { GameState } from '#lib/basketball/game/state.ts';
import { otherSide } from '#lib/basketball/other-side.ts';
import type { Draft } from './stamp.ts';

/**
 * Returns the entries of a held ball, which goes to the team of the possession arrow (Art. 12). Where the scorer has
 * set the arrow, its reversal is recorded too, since it then follows explicit entries only.
 */
export function heldBallDrafts({ arrow }: Pick<GameState, 'arrow'>): Draft[] {
  const held: Draft = { action: { type: 'held-ball', side: arrow.side } };
  if (!arrow.explicit || arrow.side === null) return [held];
  return [held, { action: { type: 'possession-arrow', side: otherSide(arrow.side) } }];
}

/** Returns a forfeit or default of the guilty team; the rules set the result (Art. 20, 21). */
export function rulingDrafts(type: 'forfeit' | 'default', guilty: Side): Draft[] {
  return [{ action: { type, guilty } }];
}
