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

/** Returns which foul of a team in `period` is the first that gives free throws. */
export function penaltyFrom({ periods, teamFouls }: RulesProfile, period: number): number {
  const { overtime } = teamFouls;
  return isOvertime(periods, period) && overtime !== 'continues' ? overtime.penaltyFrom : teamFouls.penaltyFrom;
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
  const { lastTwoMinutes } = profile.teamFouls;
  if (lastTwoMinutes !== null && foulsInLastTwoMinutes >= lastTwoMinutes - 1) return true;
  return teamFoulsIn(profile, foulsByPeriod, period) >= penaltyFrom(profile, period) - 1;
}
