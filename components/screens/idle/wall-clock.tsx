'use client';

import { useEffect, useState } from 'react';
import { formatInstant } from '#lib/i18n/format/instants.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';

/** The time of day in the venue's time zone, from the server clock. */
export function WallClock({ now, timeZone }: { now: () => number; timeZone: string }) {
  const locale = usePageLocale();
  const [shown, setShown] = useState('');
  useEffect(() => {
    const tick = () => setShown(formatInstant(locale, new Date(now()).toISOString(), timeZone, 'time'));
    tick();
    const interval = setInterval(tick, 1_000);
    return () => clearInterval(interval);
  }, [locale, now, timeZone]);
  return <p className="idle-clock">{shown}</p>;
}
