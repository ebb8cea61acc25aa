import type { GameEvent, Side } from '#lib/basketball/events.ts';
import { otherSide } from '#lib/basketball/other-side.ts';
import type { GameDraft } from './state.ts';

/**
 * Updates the possession arrow (Art. 12). The team without first control after the opening jump ball gets the first
 * throw-in; the arrow is reversed after each alternating-possession throw-in, here with the next team control. Once the
 * scorer sets the arrow, only explicit settings count.
 */
export function playArrow(state: GameDraft, event: GameEvent): void {
  const { arrow, profile } = state;
  if (event.type === 'possession-arrow') {
    arrow.side = event.side;
    arrow.explicit = true;
    return;
  }
  if (arrow.explicit || profile.firstPossession !== 'alternating') return;
  if (event.type === 'held-ball' || (event.type === 'period-start' && arrow.side !== null)) {
    arrow.turnsAtControl = arrow.side !== null;
    return;
  }
  const side = controlShownBy(state, event);
  if (side === null) return;
  if (arrow.side === null) arrow.side = otherSide(side);
  else if (arrow.turnsAtControl) arrow.side = otherSide(arrow.side);
  arrow.turnsAtControl = false;
}

/** Free throws for a technical foul and rebounds of a dead ball show no team control. */
function controlShownBy({ possession }: GameDraft, event: GameEvent): Side | null {
  switch (event.type) {
    case 'field-goal':
    case 'turnover':
      return event.side;
    case 'rebound':
      return event.deadBall ? null : event.side;
    case 'free-throw':
      return possession.technicalShots[event.side] ? null : event.side;
    default:
      return null;
  }
}
