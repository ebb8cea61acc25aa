'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useWakeLock } from '#components/ui/use-wake-lock.ts';
import { useRequestedLanguage } from './use-requested-language.ts';

/** A full-screen venue display: dark, no scrollbars, with a wake lock. Without a connection, its own or that of the desk, it keeps its content and shows a notice. */
export function ScreenFrame({
  isStale,
  isClockGuessed,
  controls,
  children,
}: {
  isStale: boolean;
  isClockGuessed: boolean;
  controls?: ReactNode;
  children: ReactNode;
}) {
  const t = useTranslations('screens');
  useWakeLock();
  useRequestedLanguage();
  return (
    <main className="screen">
      <div className="screen-stage">{children}</div>
      <p className="screen-stale" role="status" data-shown={isStale || isClockGuessed || undefined}>
        {isStale ? t('stale') : isClockGuessed && t('deskAway')}
      </p>
      {controls}
    </main>
  );
}
