import { addDays, daysBetween } from '#lib/calendar-day.ts';
import type { Random } from '#server/demo/simulate/random.ts';
import { instantOf } from '#server/time-zone.ts';
import type { SeasonDates } from './season-dates.ts';

const slots = [
  { day: -1, times: ['19:00', '19:30', '20:00'] },
  { day: 0, times: ['17:00', '17:30'] },
  { day: 0, times: ['18:30', '19:00'] },
  { day: 0, times: ['20:00', '20:30'] },
  { day: 1, times: ['17:00', '17:30'] },
  { day: 1, times: ['18:30', '19:00'] },
] as const;

/** Returns the tip-offs of a round around its Saturday, each in venue time. */
export function weekendTipOffs(random: Random, saturday: string, timeZones: readonly string[]): string[] {
  const order = random.shuffle(slots);
  return timeZones.map((timeZone, index) => {
    const slot = order[index % order.length] ?? slots[0];
    return instantOf(addDays(saturday, slot.day), random.pick(slot.times), timeZone).toISOString();
  });
}

/** Returns the index of the round nearest to a day. */
export function roundNearest({ rounds }: SeasonDates, today: string): number {
  const distances = rounds.map((saturday) => Math.abs(daysBetween(saturday, today)));
  return distances.indexOf(Math.min(...distances));
}

const minuteMs = 60_000;

function shifted(now: string, minutes: number, step: number): string {
  const exact = Date.parse(now) + minutes * minuteMs;
  return new Date(Math.floor(exact / (step * minuteMs)) * step * minuteMs).toISOString();
}

/** Moves games for television so that one is in play, one is a few hours away and one has just ended. */
export function moveRoundNow(tipOffs: readonly string[], now: string): string[] {
  const moved = [shifted(now, -68, 5), shifted(now, 165, 15), shifted(now, -20 * 60, 15)];
  return tipOffs.map((tipOff, index) => moved[index] ?? tipOff);
}
