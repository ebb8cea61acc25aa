'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import type { Desk } from '#components/desk/shared/use-desk.ts';
import { breakOf } from '#lib/desk/clock/break-time.ts';
import { formatBreak } from '#lib/realtime/clock-face.ts';

/** The countdown of a time-out or an interval. */
export function BreakTime({ desk: { state, now } }: { desk: Desk }) {
  const t = useTranslations('desk');
  const currentBreak = breakOf(state);
  const endsAt = currentBreak?.endsAt ?? 0;
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const draw = () => setLeft(Math.max(0, Math.ceil((endsAt - now()) / 1000) * 1000));
    draw();
    const timer = setInterval(draw, 250);
    return () => clearInterval(timer);
  }, [endsAt, now]);
  if (!currentBreak || left === 0) return null;
  return (
    <p className="p-3 text-sm">
      {t(`break.${currentBreak.kind}`)} <span className="headline figures text-2xl">{formatBreak(left)}</span>
    </p>
  );
}
