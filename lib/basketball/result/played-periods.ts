import type { GameEvent, Side } from '#lib/basketball/events.ts';
import type { GameState } from '#lib/basketball/game/state.ts';
import { periodLengthMs } from '#lib/basketball/rules/periods.ts';

const marks: ReadonlySet<GameEvent['type']> = new Set([
  'game-start',
  'period-start',
  'period-end',
  'game-end',
  'starter',
  'captain',
  'substitution-in',
  'substitution-out',
  'note',
  'attendance',
  'score-confirmed',
  'finalised',
  'reopened',
  'protest',
  'clock',
  'shot-clock',
  'possession-arrow',
  'correction',
]);

/**
 * Returns the points of each period without overtimes that never took place: an overtime exists only where time was played or
 * points were made. A lone begin of a period opens none.
 */
export function playedPeriods({ periods, played, profile }: GameState): readonly Readonly<Record<Side, number>>[] {
  let count = periods.length;
  while (count > profile.periods.count && !wasPlayed(count)) count -= 1;
  return periods.slice(0, count);

  function wasPlayed(period: number): boolean {
    const points = periods[period - 1];
    if (points && points.home + points.away > 0) return true;
    const length = periodLengthMs(profile.periods, period);
    return played.some(
      (event) =>
        event.period === period && !marks.has(event.type) && (event.clockMs === null || event.clockMs < length),
    );
  }
}
