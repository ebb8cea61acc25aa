import type { RulesProfile } from './profile.ts';

type Periods = RulesProfile['periods'];

export function isOvertime(periods: Periods, period: number): boolean {
  return period > periods.count;
}

/** Returns the length of the period in milliseconds. */
export function periodLengthMs(periods: Periods, period: number): number {
  return isOvertime(periods, period) ? periods.overtimeMs : periods.lengthMs;
}

/** Returns the playing time before the period starts, in milliseconds. */
function periodStartMs(periods: Periods, period: number): number {
  const regular = Math.min(period - 1, periods.count);
  return regular * periods.lengthMs + Math.max(0, period - 1 - periods.count) * periods.overtimeMs;
}

/** Returns the playing time since tip-off, in milliseconds, when the clock of `period` shows `clockMs`. */
export function elapsedMs(periods: Periods, period: number, clockMs: number): number {
  return periodStartMs(periods, period) + periodLengthMs(periods, period) - clockMs;
}

/** Returns first half, second half or overtime: the units by which time-outs are granted (Art. 18). */
export function halfOf(periods: Periods, period: number): 'first' | 'second' | 'overtime' {
  if (isOvertime(periods, period)) return 'overtime';
  return period <= periods.count / 2 ? 'first' : 'second';
}
