import { addDays, daysBetween } from '#lib/calendar-day.ts';

export const scheduleViews = ['day', 'week', 'month'] as const;
export type ScheduleView = (typeof scheduleViews)[number];

/** Calendar days, both included. */
export type Range = { from: string; until: string };

const instantOf = (day: string) => Date.parse(`${day}T00:00:00Z`);
const dayOf = (instant: number) => new Date(instant).toISOString().slice(0, 10);

/** Returns the days that a view shows around a day: itself, its week from Monday, or its month. */
export function rangeOf(view: ScheduleView, day: string): Range {
  if (view === 'day') return { from: day, until: day };
  if (view === 'week') {
    const from = addDays(day, -((new Date(instantOf(day)).getUTCDay() + 6) % 7));
    return { from, until: addDays(from, 6) };
  }
  const [year = 0, month = 0] = day.split('-').map(Number);
  return { from: dayOf(Date.UTC(year, month - 1, 1)), until: dayOf(Date.UTC(year, month, 0)) };
}

/** Returns the day for the next or previous step of a view: a day, week or month. */
export function adjacentDay(view: ScheduleView, day: string, step: 1 | -1): string {
  const { from, until } = rangeOf(view, day);
  return step === 1 ? addDays(until, 1) : rangeOf(view, addDays(from, -1)).from;
}

/** Returns every day of a range. */
export function daysOf({ from, until }: Range): string[] {
  return Array.from({ length: daysBetween(from, until) + 1 }, (_, index) => addDays(from, index));
}

/** Whether a text is a valid calendar day (`2026-02-14`). */
export function isDay(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(instantOf(text)) && dayOf(instantOf(text)) === text;
}
