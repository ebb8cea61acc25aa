'use client';

import { Suspense } from 'react';
import { useInBrowser } from '#components/ui/use-in-browser.ts';
import { dayHere, timeHere } from '#lib/i18n/format/visitor-time.ts';
import { lazyView } from '#lib/recovery/lazy-view.ts';
import { VisitorTimeText, type VisitorTimeTexts } from './visitor-time-text.tsx';

type VisitorTimeProps = VisitorTimeTexts & {
  at: string;
  venue: { day: string | null; time: string | null };
};

/** Few visitors are that far away. */
const OnOtherDay = lazyView(async () => (await import('./visitor-day-and-time.tsx')).VisitorDayAndTime);

/** Time of a game for the visitor, if it differs from that at the venue; nothing on the server. */
export function VisitorTime({ at, venue, ...texts }: VisitorTimeProps) {
  const day = useInBrowser(() => dayHere(new Date(at)));
  const time = useInBrowser(() => timeHere(new Date(at)));
  if (day === undefined || time === undefined || (day === venue.day && time === venue.time)) return null;
  if (day === venue.day) return <VisitorTimeText {...texts} time={time} />;
  return (
    <Suspense>
      <OnOtherDay {...texts} day={day} time={time} />
    </Suspense>
  );
}
