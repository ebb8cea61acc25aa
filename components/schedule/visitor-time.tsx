'use client';

import { useSyncExternalStore } from 'react';
import { formatInstant } from '#lib/i18n/format/dates.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';

const never = () => () => undefined;
const ownZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** The time of a game on the visitor's own clock, where that shows another than the venue's. `words` hold `{time}`. */
export function VisitorTime({ at, timeZone, words }: { at: string; timeZone: string; words: string }) {
  const locale = usePageLocale();
  const zone = useSyncExternalStore(never, ownZone, () => null);
  if (zone === null) return null;
  const told = (style: 'time' | 'dateAndTime') => formatInstant(locale, at, zone, style);
  const there = (style: 'time' | 'dateAndTime') => formatInstant(locale, at, timeZone, style);
  if (told('dateAndTime') === there('dateAndTime')) return null;
  const isSameDay = formatInstant(locale, at, zone, 'day') === formatInstant(locale, at, timeZone, 'day');
  return (
    <span className="me-1.5 font-semibold text-ink">
      {words.replace('{time}', told(isSameDay ? 'time' : 'dateAndTime'))}
    </span>
  );
}
