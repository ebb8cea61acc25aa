'use client';

import { useInBrowser } from '#components/ui/use-in-browser.ts';
import { fill } from '#lib/i18n/fill.ts';
import { formatInstant } from '#lib/i18n/format/dates.ts';
import { dayHere, timeHere } from '#lib/i18n/format/visitor-time.ts';
import { visitorTimeZone } from '#lib/i18n/format/visitor-time-zone.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';

type VisitorTimeProps = {
  at: string;
  venue: { day: string | null; time: string | null };
  text: string;
  title?: string;
};

/**
 * Time of a game for the visitor, if it differs from that at the venue; nothing on the server. `text` contains `{time}`; `title`
 * too, if the text is short.
 */
export function VisitorTime({ at, venue, text, title }: VisitorTimeProps) {
  const locale = usePageLocale();
  const day = useInBrowser(() => dayHere(new Date(at)));
  const time = useInBrowser(() => timeHere(new Date(at)));
  if (day === undefined || time === undefined || (day === venue.day && time === venue.time)) return null;
  const shown = day === venue.day ? time : formatInstant(locale, at, visitorTimeZone(), 'dateAndTime');
  return (
    <span className="visitor-time" {...(title && { title: fill(title, { time: shown }) })}>
      {fill(text, { time: shown })}
    </span>
  );
}
