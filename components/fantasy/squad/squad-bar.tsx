'use client';

import { useLocale, useTranslations } from 'next-intl';
import { cx } from '#components/ui/cx.ts';
import { formatCredits } from '#lib/i18n/format/fantasy-units.ts';
import { timeUntil } from '#lib/i18n/format/time-until.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { useServerTime } from './use-server-time.ts';

/** Money, transfers and the time that is left by the server's clock: always in sight. */
export function SquadBar({
  bank,
  transfers,
  allowed,
  deadline,
  serverTime,
}: {
  bank: number;
  transfers: number;
  allowed: number | null;
  deadline: string | null;
  serverTime: string;
}) {
  const t = useTranslations('fantasy-squad');
  const locale = tagLocale(useLocale());
  const now = useServerTime(serverTime);
  const closes = deadline === null ? '–' : (timeUntil(locale, Date.parse(deadline) - now) ?? t('passed'));
  const figures = [
    { label: t('left'), value: formatCredits(locale, bank), isBad: bank < 0 },
    {
      label: t('transfers'),
      value: allowed === null ? t('free') : `${transfers}/${allowed}`,
      isBad: allowed !== null && transfers > allowed,
    },
    { label: t('deadline'), value: closes, isBad: false },
  ];
  return (
    <dl className="sticky top-(--header-in-sight) z-10 grid grid-cols-3 gap-3 border-b border-line bg-page py-2">
      {figures.map(({ label, value, isBad }) => (
        <div key={label} className="min-w-0">
          <dt className="label truncate text-quiet">{label}</dt>
          <dd className={cx('figures font-semibold', isBad && 'text-negative')}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
