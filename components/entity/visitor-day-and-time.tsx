import { formatDayWithTime, formatShortDay } from '#lib/i18n/format/short-dates.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';
import { VisitorTimeText, type VisitorTimeTexts } from './visitor-time-text.tsx';

/** Day and time of a game for the visitor, who has another day then than the venue. */
export function VisitorDayAndTime({ day, time, ...texts }: VisitorTimeTexts & { day: string; time: string }) {
  const locale = usePageLocale();
  return (
    <VisitorTimeText {...texts} time={formatDayWithTime(locale, formatShortDay(locale, day, 'weekdayAndDay'), time)} />
  );
}
