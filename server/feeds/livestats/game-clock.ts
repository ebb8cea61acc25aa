import { isOvertime, periodLengthMs } from '#lib/basketball/rules/periods.ts';
import type { RulesProfile } from '#lib/basketball/rules/profile.ts';
import { ImportError } from '#server/feeds/errors/import-error.ts';
import { parseClock } from '#server/feeds/mapped-game/parse-clock.ts';
import { actionPlace } from './action-place.ts';
import type { LiveStatsAction, LiveStatsFile } from './schema.ts';

type Periods = RulesProfile['periods'];

/** Actions entered late at the same moment may stand a little out of order; the file itself is sorted by game time. */
const toleratedStepBackMs = 10_000;

export function periodsOf(file: LiveStatsFile): Periods {
  return {
    count: file.periodsMax ?? 4,
    lengthMs: (file.periodLengthREGULAR ?? file.periodLength ?? 10) * 60_000,
    overtimeMs: (file.periodLengthOVERTIME ?? 5) * 60_000,
  };
}

/** Periods go on counting through overtimes, where LiveStats starts again at 1. */
export function periodOf(periods: Periods, action: Pick<LiveStatsAction, 'period' | 'periodType'>): number {
  return /^r/i.test(action.periodType) ? action.period : periods.count + action.period;
}

/** The clock of each action in order of play, checked: present, within its period, never running backwards. */
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
    if (period === lastPeriod && clockMs - lowestClock > toleratedStepBackMs) {
      const problem = `the clock runs backwards by ${(clockMs - lowestClock) / 1000} s`;
      throw new ImportError(place, problem, 'correct the clock or the place of the action in the list', 'clock');
    }
    lowestClock = period === lastPeriod ? Math.min(lowestClock, clockMs) : clockMs;
    lastPeriod = period;
    return { period, clockMs };
  };
}
