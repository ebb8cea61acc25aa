'use client';

import { useTranslations } from 'next-intl';
import { cx } from '#components/ui/cx.ts';

/** Says that something is on its way, in about the room that it will take. */
export function Opening({ className = 'min-h-40' }: { className?: string }) {
  const t = useTranslations('office');
  return (
    <p data-opening className={cx('py-3 text-quiet', className)}>
      {t('opening')}
    </p>
  );
}
