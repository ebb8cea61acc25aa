import { useLocale, useTranslations } from 'next-intl';
import type { FantasyEntrant } from '#lib/api/contract/fantasy/market.ts';
import { formatCreditChange, formatCredits, formatPoints } from '#lib/i18n/format/fantasy-units.ts';
import { formatInteger } from '#lib/i18n/format/numbers.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';

type Working = NonNullable<FantasyEntrant['rounds'][number]['working']>;

/** How the points of a round changed the price, as a sum that can be checked. */
export function PriceWorking({ of: { from, to, points, expected, smoothing, change, cappedChange } }: { of: Working }) {
  const t = useTranslations('fantasy-pages.entrant');
  const locale = tagLocale(useLocale());
  const prices = t('newPrice', { from: formatCredits(locale, from), to: formatCredits(locale, to) });
  if (points === null) return <p className="pt-2 text-sm text-quiet">{t('unchanged')}</p>;
  const sum = t('sum', {
    points: formatPoints(locale, points),
    expected: formatPoints(locale, expected),
    smoothing: formatInteger(locale, smoothing),
    change: formatCreditChange(locale, change),
  });
  return (
    <div className="pt-2 text-sm">
      <p className="label text-quiet">{t('working')}</p>
      <p className="figures flex flex-wrap gap-x-3">
        <span>{sum}</span>
        {change !== cappedChange && <span>{t('capped', { change: formatCreditChange(locale, cappedChange) })}</span>}
        <strong>{prices}</strong>
      </p>
    </div>
  );
}
