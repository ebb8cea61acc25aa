import { halfOf, isOvertime } from './periods.ts';
import type { RulesProfile } from './profile.ts';

/** When a time-out was taken. `clockMs` is the time left in the period, null if the source has none. */
export type TimeoutUse = { period: number; clockMs: number | null };

/**
 * Returns the time-outs a team may still take in `period` with `clockMs` left (Art. 18). Unused ones are not carried
 * over to the next half or overtime; at the end of the last period at most `endgame.most` can be used.
 */
export function timeoutsLeft(
  profile: RulesProfile,
  uses: readonly TimeoutUse[],
  period: number,
  clockMs: number,
): number {
  const { periods, timeouts } = profile;
  if (isOvertime(periods, period)) {
    return Math.max(0, timeouts.overtime - uses.filter((use) => use.period === period).length);
  }
  const inLastPeriod = uses.filter((use) => use.period === periods.count);
  const limits = [regulationLeft(profile, uses, period)];
  if (timeouts.by === 'game' && timeouts.lastPeriod !== null && period === periods.count) {
    limits.push(timeouts.lastPeriod - inLastPeriod.length);
  }
  const { endgame } = timeouts;
  if (endgame && period === periods.count && clockMs <= endgame.lastMs) {
    limits.push(endgame.most - inLastPeriod.filter((use) => (use.clockMs ?? clockMs) <= endgame.lastMs).length);
  }
  return Math.max(0, Math.min(...limits));
}

function regulationLeft({ periods, timeouts }: RulesProfile, uses: readonly TimeoutUse[], period: number): number {
  if (timeouts.by === 'game') return timeouts.regulation - uses.filter((use) => use.period <= periods.count).length;
  const half = halfOf(periods, period);
  const granted = half === 'first' ? timeouts.firstHalf : timeouts.secondHalf;
  return granted - uses.filter((use) => halfOf(periods, use.period) === half).length;
}
