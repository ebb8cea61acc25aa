'use client';

import { useEffect, useState } from 'react';
import { fill } from '#lib/i18n/fill.ts';
import { timeUntil } from '#lib/i18n/format/time-until.ts';
import { usePageLocale } from '#lib/i18n/use-page-locale.ts';

/** The time left until tip-off, drawn in the browser in a place kept for it; nothing once it has come. `text` contains `{time}`. */
export function Countdown({ at, text }: { at: string; text: string }) {
  const locale = usePageLocale();
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, []);
  const left = now === null ? null : timeUntil(locale, Date.parse(at) - now);
  return (
    <span
      role="timer"
      className="inline-block min-h-5 w-full text-center font-semibold text-on-board lg:w-auto lg:min-w-44 lg:text-start"
    >
      {left && fill(text, { time: left })}
    </span>
  );
}
