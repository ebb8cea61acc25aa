'use client';

import { useTranslations } from 'next-intl';

/** Over everything, and in nobody's way: this is not the game. */
export function Watermark() {
  const t = useTranslations('desk');
  return (
    <div
      aria-hidden="true"
      className="pointer-events-none fixed inset-0 z-30 grid place-items-center overflow-hidden border-4 border-warning"
    >
      <p className="headline -rotate-12 text-[18vw] opacity-10">{t('rehearse')}</p>
    </div>
  );
}
