import type { GameState } from '#lib/basketball/game/state.ts';
import { otherSide } from '#lib/basketball/other-side.ts';
import type { ClockStep } from '#lib/desk/clock/clock-command.ts';

/**
 * Adds the reversal of the possession arrow to the first start of the clock in a period. Periods after the first begin
 * with an alternating-possession throw-in, and the arrow is reversed when that ends (Art. 12). Only needed where the
 * scorer has set the arrow: from then on it follows explicit entries only.
 */
export function withArrowTurned(
  { arrow, played, profile, clock }: Pick<GameState, 'arrow' | 'played' | 'profile' | 'clock'>,
  steps: readonly ClockStep[],
): ClockStep[] {
  const [first] = steps;
  const starts = first?.action.type === 'clock' && first.action.change === 'start';
  if (!starts || !arrow.explicit || !arrow.side || clock.period === 1) return [...steps];
  if (profile.firstPossession !== 'alternating') return [...steps];
  const since = played.slice(played.findLastIndex(({ type }) => type === 'period-start') + 1);
  const isArrowTurned = since.some(
    (event) => event.type === 'possession-arrow' || (event.type === 'clock' && event.change === 'start'),
  );
  return isArrowTurned
    ? [...steps]
    : [...steps, { ...first, action: { type: 'possession-arrow', side: otherSide(arrow.side) } }];
}
