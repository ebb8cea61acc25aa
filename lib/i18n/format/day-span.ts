import { languageTag } from '#lib/i18n/language-tag.ts';
import type { Locale } from '#lib/i18n/locales.ts';

const formats = new Map<Locale, Intl.DateTimeFormat>();

/** Two days of the calendar (`2025-10-04`) as a span, what both share said once: 4 Oct – 12 Dec 2025. Null without any. */
export function formatDaySpan(locale: Locale, from: string | null, until: string | null): string | null {
  const first = from ?? until;
  const last = until ?? from;
  if (first === null || last === null) return null;
  const format =
    formats.get(locale) ?? new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'medium', timeZone: 'UTC' });
  formats.set(locale, format);
  return format.formatRange(new Date(`${first}T00:00:00Z`), new Date(`${last}T00:00:00Z`));
}
