const dayMs = 86_400_000;

/** Days are `YYYY-MM-DD`, counted in UTC. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);
}

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

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  formats.set(timeZone, format);
  return format;
}

function wallClockMs(instantMs: number, timeZone: string): number {
  const parts = Object.fromEntries(
    formatFor(timeZone)
      .formatToParts(instantMs)
      .map(({ type, value }) => [type, value]),
  );
  return Date.parse(`${parts.year}-${parts.month}-${parts.day}T${parts.hour}:${parts.minute}:00Z`);
}

/** The UTC instant at which clocks in a zone show a day and a time (`HH:MM`). */
export function instantAt(day: string, time: string, timeZone: string): string {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  const offset = wallClockMs(wanted, timeZone) - wanted;
  const first = wanted - offset;
  const corrected = wanted - (wallClockMs(first, timeZone) - first);
  return new Date(corrected).toISOString();
}

/** The day a zone's calendars show at an instant. */
export function localDayAt(instant: string, timeZone: string): string {
  return new Date(wallClockMs(Date.parse(instant), timeZone)).toISOString().slice(0, 10);
}
