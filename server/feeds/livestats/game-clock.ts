import { isOvertime, periodLengthMs } from '#lib/basketball/rules/periods.ts';
import type { RulesProfile } from '#lib/basketball/rules/profile.ts';
import { ImportError } from '#server/feeds/errors/import-error.ts';
import { parseClock } from '#server/feeds/mapped-game/parse-clock.ts';
import { actionPlace } from './action-place.ts';
import type { LiveStatsAction, LiveStatsFile } from './schema.ts';

type Periods = RulesProfile['periods'];

/** Late entries may be slightly out of order, although the file is sorted by game time. */
const maxStepBackMs = 10_000;

export function periodsOf(file: LiveStatsFile): Periods {
  return {
    count: file.periodsMax ?? 4,
    lengthMs: (file.periodLengthREGULAR ?? file.periodLength ?? 10) * 60_000,
    overtimeMs: (file.periodLengthOVERTIME ?? 5) * 60_000,
  };
}

/** Returns the period number of an action, overtimes counted after the regular periods; LiveStats restarts them at 1. */
export function periodOf(periods: Periods, action: Pick<LiveStatsAction, 'period' | 'periodType'>): number {
  return /^r/i.test(action.periodType) ? action.period : periods.count + action.period;
}

/** Returns a reader of the clock of each action in order of play. It throws where a clock is missing, too high or runs backwards. */
export function clockReader(file: string, periods: Periods) {
  let lastPeriod = 1;
  let lowestClock = periods.lengthMs;
  return (action: LiveStatsAction): { period: number; clockMs: number } => {
    const place = actionPlace(file, action);
    const period = periodOf(periods, action);
    const clockMs = parseClock(action.clock ?? '') ?? parseClock(action.gt ?? '');
    if (clockMs === null) throw new ImportError(place, 'no game clock', 'give "clock" as MM:SS:CC', 'clock');
    const length = periodLengthMs(periods, period);
    if (clockMs > length) {
      const kind = isOvertime(periods, period) ? 'periodLengthOVERTIME' : 'periodLengthREGULAR';
      const problem = `the clock is beyond the ${length / 60_000} minutes of the period`;
      throw new ImportError(place, problem, `correct the clock or ${kind}`, 'clock');
    }
    if (period < lastPeriod) {
      throw new ImportError(place, `stands behind period ${lastPeriod}`, 'list the actions newest first', 'order');
    }
    if (period === lastPeriod && clockMs - lowestClock > maxStepBackMs) {
      const problem = `the clock runs backwards by ${(clockMs - lowestClock) / 1000} s`;
      throw new ImportError(place, problem, 'correct the clock or the place of the action in the list', 'clock');
    }
    lowestClock = period === lastPeriod ? Math.min(lowestClock, clockMs) : clockMs;
    lastPeriod = period;
    return { period, clockMs };
  };
}
