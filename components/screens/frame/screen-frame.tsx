'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { useWakeLock } from '#components/ui/use-wake-lock.ts';
import { useRequestedLanguage } from './use-requested-language.ts';

/** The whole screen of a hall: dark, without scroll bars, always awake. What it shows stays when the line is dead, and says so. */
export function ScreenFrame({
  isStale,
  controls,
  children,
}: {
  isStale: boolean;
  controls?: ReactNode;
  children: ReactNode;
}) {
  const t = useTranslations('screens');
  useWakeLock();
  useRequestedLanguage();
  return (
    <main className="screen">
      <div className="screen-stage">{children}</div>
      <p className="screen-stale" role="status" data-shown={isStale || undefined}>
        {isStale && t('stale')}
      </p>
      {controls}
    </main>
  );
}
