import { isOvertime } from './periods.ts';
import type { RulesProfile } from './profile.ts';

/**
 * Returns the team fouls in `period`; with `overtime: 'continues'`, overtimes continue the count of the last period
 * (Art. 41).
 */
export function teamFoulsIn(profile: RulesProfile, foulsByPeriod: readonly number[], period: number): number {
  if (!isOvertime(profile.periods, period) || profile.teamFouls.overtime !== 'continues') {
    return foulsByPeriod[period - 1] ?? 0;
  }
  return foulsByPeriod.slice(profile.periods.count - 1, period).reduce((sum, fouls) => sum + fouls, 0);
}

/**
 * Returns whether the next player foul gives the opponents free throws. `foulsInLastTwoMinutes` matters only in
 * profiles with a second limit for the last two minutes of a period.
 */
export function isInPenalty(
  profile: RulesProfile,
  foulsByPeriod: readonly number[],
  period: number,
  foulsInLastTwoMinutes = 0,
): boolean {
  const { penaltyFrom, lastTwoMinutes, overtime } = profile.teamFouls;
  const limit = isOvertime(profile.periods, period) && overtime !== 'continues' ? overtime.penaltyFrom : penaltyFrom;
  if (lastTwoMinutes !== null && foulsInLastTwoMinutes >= lastTwoMinutes - 1) return true;
  return teamFoulsIn(profile, foulsByPeriod, period) >= limit - 1;
}
