import { z } from 'zod';
import { instantOf } from '#server/time-zone.ts';

const expected =
  'expected a day such as 2026-10-03, with a time such as 2026-10-03 18:30, or an instant such as 2026-10-03T16:30:00Z';

/** A publication time. Without an offset it is local to the site's time zone; a date alone means 00:00. */
export const publicationDate = z.string(expected).refine((text) => readDate(text, 'UTC') !== null, expected);

export function readDate(text: string, timeZone: string): Date | null {
  const local = /^(?<day>\d{4}-\d{2}-\d{2})(?:[ T](?<time>\d{2}:\d{2}))?$/.exec(text)?.groups;
  if (local?.day) {
    if (!z.iso.date().safeParse(local.day).success) return null;
    return instantOf(local.day, local.time ?? '00:00', timeZone);
  }
  return z.iso.datetime({ offset: true }).safeParse(text).success ? new Date(text) : null;
}
