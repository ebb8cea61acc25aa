import { LRUCache } from 'lru-cache';

/** The games of a league share their days and hours. */
const wallTimes = new LRUCache<string, string>({ max: 2000 });
const formatters = new Map<string, Intl.DateTimeFormat | null>();

function formatterOf(zone: string): Intl.DateTimeFormat | null {
  const known = formatters.get(zone);
  if (known !== undefined) return known;
  const formatter = createFormatter(zone);
  formatters.set(zone, formatter);
  return formatter;
}

function createFormatter(zone: string): Intl.DateTimeFormat | null {
  try {
    // Sweden writes 2027-02-01 18:30.
    return new Intl.DateTimeFormat('sv-SE', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
    });
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

export function isTimeZone(zone: string): boolean {
  return formatterOf(zone) !== null;
}

/** Returns the wall time of a zone at an instant: `YYYY-MM-DDTHH:mm`. The zone must be known. */
export function wallTime(instant: Date, zone: string): string {
  const key = `${zone} ${instant.getTime()}`;
  const known = wallTimes.get(key);
  if (known !== undefined) return known;
  const shown = formatWallTime(instant, zone);
  wallTimes.set(key, shown);
  return shown;
}

function formatWallTime(instant: Date, zone: string): string {
  const [day = '', time = ''] = formatterOf(zone)?.format(instant).split(' ') ?? [];
  return `${day.padStart('YYYY-MM-DD'.length, '0')}T${time}`;
}

/** Returns the instant of a wall time in a zone; for the hour skipped in spring, the hour after. */
export function instantOf(day: string, time: string, zone: string): Date {
  const wanted = Date.parse(`${day}T${time}:00Z`);
  let instant = wanted;
  for (let pass = 0; pass < 2; pass += 1) {
    const shown = Date.parse(`${wallTime(new Date(instant), zone)}:00Z`);
    instant += wanted - shown;
  }
  return new Date(instant);
}
