import type { Locale } from '#lib/i18n/locales.ts';
import { dateTag } from './dates.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the short name of a time zone at an instant: CET, GMT+9. */
export function formatZone(locale: Locale, instant: string, timeZone: string): string {
  const key = `${locale} ${timeZone}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(dateTag(locale), { timeZone, timeZoneName: 'short' });
  formats.set(key, format);
  const parts = format.formatToParts(new Date(instant));
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
