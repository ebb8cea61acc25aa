import { Failure } from '#server/failure.ts';
import { parseDay } from '#server/feeds/csv/dates.ts';
import { instantOf } from '#server/time-zone.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** Returns the end of a date (`2026-08-31`) in the tenant's time zone. */
export function closingTime(day: string | undefined, timeZone: string): Date | null {
  if (day === undefined) return null;
  if (parseDay(day, 'YYYY-MM-DD')?.rest !== '')
    throw new Failure(`"${day}" is no day. Write it as YYYY-MM-DD: --closes 2027-08-31`);
  const next = new Date(Date.parse(`${day}T00:00:00Z`) + dayMs).toISOString().slice(0, 10);
  return instantOf(next, '00:00', timeZone);
}
