import type { GameEvent } from '#lib/basketball/events.ts';
import type { GameState } from '#lib/basketball/game/state.ts';
import { isOvertime } from '#lib/basketball/rules/periods.ts';

/** A break of a length set by the rules, with its end in server time (milliseconds). */
export type Break = { kind: 'timeout' | 'interval'; endsAt: number };

/** Returns the current time-out or interval: it starts with its entry in the log and ends with play. */
export function breakOf({ played, profile, phase, periodsEnded, anchors }: GameState): Break | null {
  if (anchors.game.running) return null;
  const last = played.findLast(endsOrBeginsBreak);
  if (!last?.wallTime) return null;
  const since = Date.parse(last.wallTime);
  if (last.type === 'timeout') return { kind: 'timeout', endsAt: since + profile.timeouts.lengthMs };
  if (last.type !== 'period-end' || phase !== 'interval') return null;
  return { kind: 'interval', endsAt: since + intervalMs(profile, periodsEnded) };
}

function endsOrBeginsBreak(event: GameEvent): boolean {
  if (event.type === 'clock') return event.change === 'start';
  return event.type === 'timeout' || event.type === 'period-end' || event.type === 'period-start';
}

function intervalMs({ intervals, periods }: GameState['profile'], ended: number): number {
  if (isOvertime(periods, ended + 1)) return intervals.beforeOvertimeMs;
  return ended * 2 === periods.count ? intervals.halfTimeMs : intervals.betweenPeriodsMs;
}
