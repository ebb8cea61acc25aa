import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Badge } from '#components/ui/badge.tsx';
import { cx } from '#components/ui/cx.ts';
import type { LedgerLine } from '#lib/api/contract/fantasy/common.ts';
import { formatSignedPoints } from '#lib/i18n/format/fantasy-units.ts';
import { formatInteger } from '#lib/i18n/format/numbers.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { itemText } from './item-text.ts';

/** The lines that points are made of, as a bank statement: how many of what gave how much. Corrections name their cause. */
export function LedgerLines({
  lines,
  playsOf,
  noteOf,
}: {
  lines: readonly LedgerLine[];
  /** The plays that a line is counted from, where they are known. */
  playsOf?: (line: LedgerLine) => ReactNode;
  /** What is to be said of a line that corrects another. */
  noteOf?: (line: LedgerLine) => ReactNode;
}) {
  const t = useTranslations('fantasy');
  const statistics = useTranslations('statistics');
  const locale = tagLocale(useLocale());
  return (
    <ul className="text-sm">
      {lines.map((line) => (
        <li
          key={`${line.gameId} ${line.booking} ${line.item}`}
          className="flex flex-wrap items-baseline gap-x-2 border-line py-1 not-first:border-t"
        >
          <span className="figures w-8 text-end text-quiet">{formatInteger(locale, line.count)}</span>
          <span className="min-w-0 flex-1">{itemText(line.item, t, statistics)}</span>
          <span className={cx('figures', line.isBooked ? 'font-semibold' : 'text-quiet line-through')}>
            {formatSignedPoints(locale, line.points)}
          </span>
          {line.cause !== 'final' && (
            <span className="w-full ps-10">
              <Badge tone="warning" isWrapping>
                {t(`causes.${line.cause}`)}
              </Badge>{' '}
              {noteOf && <span className="text-xs">{noteOf(line)} </span>}
              {!line.isBooked && <span className="text-xs text-quiet">{t('notBooked')}</span>}
            </span>
          )}
          {playsOf?.(line)}
        </li>
      ))}
    </ul>
  );
}
