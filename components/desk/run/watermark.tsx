'use client';

import { useTranslations } from 'next-intl';

/** A watermark over a rehearsal; it takes no pointer events. */
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
