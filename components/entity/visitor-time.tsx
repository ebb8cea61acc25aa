'use client';

import { useSyncExternalStore } from 'react';
import { fill } from '#lib/i18n/fill.ts';
import { formatInstant } from '#lib/i18n/format/dates.ts';
import { visitorTimeZone } from '#lib/i18n/format/visitor-time-zone.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';

const subscribeToNothing = () => () => undefined;

/**
 * Time of a game in the visitor's time zone, if it differs from the venue's; nothing on the server. `text` contains `{time}`;
 * `title` too, if the text is short.
 */
export function VisitorTime({
  at,
  timeZone,
  text,
  title,
}: {
  at: string;
  timeZone: string;
  text: string;
  title?: string;
}) {
  const locale = usePageLocale();
  const zone = useSyncExternalStore(subscribeToNothing, visitorTimeZone, () => null);
  if (zone === null) return null;
  const local = (style: 'time' | 'dateAndTime') => formatInstant(locale, at, zone, style);
  const atVenue = (style: 'time' | 'dateAndTime') => formatInstant(locale, at, timeZone, style);
  if (local('dateAndTime') === atVenue('dateAndTime')) return null;
  const isSameDay = formatInstant(locale, at, zone, 'day') === formatInstant(locale, at, timeZone, 'day');
  const withTime = (words: string) => fill(words, { time: local(isSameDay ? 'time' : 'dateAndTime') });
  return (
    <span className="visitor-time" {...(title && { title: withTime(title) })}>
      {withTime(text)}
    </span>
  );
}
