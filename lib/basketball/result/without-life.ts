import type { RulesProfile } from '#lib/basketball/rules/profile.ts';

/** How long after its expected end a game without life may still be called live. */
const patienceMs = 3 * 3_600_000;

/** Instants in milliseconds: tip-off or first recorded event, and the last sign of life, where there was one. */
export type GameLife = { startMs: number; lastMs: number | null };

/** Returns the expected length of a game in milliseconds: its regular periods and the intervals between them. */
export function expectedLengthMs({ periods, intervals }: Pick<RulesProfile, 'periods' | 'intervals'>): number {
  const breaks = Math.max(0, periods.count - 2) * intervals.betweenPeriodsMs;
  const halfTime = periods.count > 1 ? intervals.halfTimeMs : 0;
  return periods.count * periods.lengthMs + breaks + halfTime;
}

/** Returns the instant from which a game without a result awaits confirmation: three hours after its expected end or last event. */
export function unconfirmedFromMs(
  { startMs, lastMs }: GameLife,
  profile: Pick<RulesProfile, 'periods' | 'intervals'>,
): number {
  return Math.max(startMs + expectedLengthMs(profile), lastMs ?? 0) + patienceMs;
}
