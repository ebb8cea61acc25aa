import type { GameState } from '#lib/basketball/game/state.ts';
import { otherSide } from '#lib/basketball/other-side.ts';
import type { ClockStep } from '#lib/desk/clock/clock-command.ts';

/**
 * A later period begins with a throw-in of the arrow, which turns when that ends: with the first start of the clock (Art. 12).
 * Where the table has set the arrow itself, only its word counts, so it is written down here.
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
  const isSettled = since.some(
    (event) => event.type === 'possession-arrow' || (event.type === 'clock' && event.change === 'start'),
  );
  return isSettled
    ? [...steps]
    : [...steps, { ...first, action: { type: 'possession-arrow', side: otherSide(arrow.side) } }];
}
