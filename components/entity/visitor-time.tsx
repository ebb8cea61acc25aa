'use client';

import { useSyncExternalStore } from 'react';
import { fill } from '#lib/i18n/fill.ts';
import { formatInstant } from '#lib/i18n/format/dates.ts';
import { dayHere, timeHere } from '#lib/i18n/format/visitor-time.ts';
import { visitorTimeZone } from '#lib/i18n/format/visitor-time-zone.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';

const subscribeToNothing = () => () => undefined;

/**
 * Time of a game in the visitor's time zone, if it differs from the venue's (`day` and `time`); nothing on the server.
 * `text` contains `{time}`; `title` too, if the text is short.
 */
export function VisitorTime({ at, venue, text, title }: VisitorTimeProps) {
  const locale = usePageLocale();
  const isBrowser = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  if (!isBrowser) return null;
  const instant = new Date(at);
  const isSameDay = dayHere(instant) === venue.day;
  const time = timeHere(instant);
  if (isSameDay && time === venue.time) return null;
  const shown = isSameDay ? time : formatInstant(locale, at, visitorTimeZone(), 'dateAndTime');
  return (
    <span className="visitor-time" {...(title && { title: fill(title, { time: shown }) })}>
      {fill(text, { time: shown })}
    </span>
  );
}

type VisitorTimeProps = { at: string; venue: { day: string; time: string }; text: string; title?: string };
