const dayMs = 86_400_000;

/** Returns the calendar day so many days later. Days are `2026-02-14`, without a time zone. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);
}

/** Returns how many days the second day is after the first. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);
}

/** 0 = Sunday … 6 = Saturday. */
export function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

export function saturdayOnOrAfter(day: string): string {
  return addDays(day, (6 - weekdayOf(day) + 7) % 7);
}
