import type { FollowerChoices } from '#lib/api/contract/account/user.ts';
import { timeOfDay } from '#lib/time-of-day.ts';
import { type PushKind, showsScore } from './push-event.ts';

/** Whether a follower wants messages of a kind. Without scores only the end of a game is told, and without its result. */
export const wantsKind = ({ muted, hideScores }: FollowerChoices, kind: PushKind): boolean =>
  !muted.includes(kind) && !(hideScores && showsScore(kind) && kind !== 'final');

/** By how many minutes a message is late for a follower. */
export const delayOf = ({ scoreDelayMinutes }: FollowerChoices, kind: PushKind): number =>
  showsScore(kind) ? scoreDelayMinutes : 0;

/** Whether a moment lies in the quiet hours of a follower, in their time zone, else in that of the site. */
export function isQuiet({ quietHours, timeZone }: FollowerChoices, now: number, siteTimeZone: string): boolean {
  if (!quietHours) return false;
  const time = timeOfDay(now, timeZone ?? siteTimeZone);
  const { from, until } = quietHours;
  return from <= until ? from <= time && time < until : from <= time || time < until;
}
