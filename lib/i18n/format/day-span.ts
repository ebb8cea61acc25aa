import type { Locale } from '#lib/i18n/locales.ts';
import { dateTag, withYear } from './dates.ts';

const style = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;

/** Formats two calendar days as a span that does not repeat what they share: 4–12 Oct 2025. Null without any day. */
export function formatDaySpan(locale: Locale, from: string | null, until: string | null): string | null {
  const first = from ?? until;
  const last = until ?? from;
  if (first === null || last === null) return null;
  const days = [new Date(`${first}T00:00:00Z`), new Date(`${last}T00:00:00Z`)] as const;
  return withYear(new Intl.DateTimeFormat(dateTag(locale), style).formatRange(...days));
}
