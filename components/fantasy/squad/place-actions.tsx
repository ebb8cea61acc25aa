'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Button } from '#components/ui/button.tsx';
import { formatCredits } from '#lib/i18n/format/fantasy-units.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';

/** What can be done with who stands on a place. */
export function PlaceActions({
  price,
  canLead,
  canMove,
  onCaptain,
  onMove,
  onSell,
}: {
  price: number;
  canLead: boolean;
  canMove: boolean;
  onCaptain: () => void;
  onMove: () => void;
  onSell: () => void;
}) {
  const t = useTranslations('fantasy-squad');
  const locale = tagLocale(useLocale());
  return (
    <div className="flex flex-col gap-2">
      {canLead && <Button onClick={onCaptain}>{t('makeCaptain')}</Button>}
      {canMove && <Button onClick={onMove}>{t('swap')}</Button>}
      <Button onClick={onSell}>{t('sell', { price: formatCredits(locale, price) })}</Button>
    </div>
  );
}
