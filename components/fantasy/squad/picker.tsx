'use client';

import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { entrantNote, entrantText } from '#components/fantasy/entrant/entrant-text.ts';
import { SearchInput } from '#components/ui/search-input.tsx';
import { Select } from '#components/ui/select.tsx';
import type { MarketItem } from '#lib/api/contract/fantasy/market.ts';
import { foldName } from '#lib/i18n/fold-name.ts';
import { formatCredits, formatPoints } from '#lib/i18n/format/fantasy-units.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';

/** Who can come to an empty place, the dearest first. Who costs more than is left cannot be chosen. */
export function Picker({
  items,
  bank,
  priceOf,
  onPick,
}: {
  items: readonly MarketItem[];
  bank: number;
  priceOf: (entrant: number) => number;
  onPick: (entrant: number) => void;
}) {
  const t = useTranslations('fantasy-squad');
  const fantasy = useTranslations('fantasy');
  const positions = useTranslations('positions');
  const locale = tagLocale(useLocale());
  const [typed, setTyped] = useState('');
  const [position, setPosition] = useState('');
  const shown = items
    .filter(
      ({ entrant }) =>
        (position === '' || entrant.position === position) &&
        foldName(entrantText(entrant, fantasy)).includes(foldName(typed)),
    )
    .map(({ entrant, points }) => ({ entrant, points, price: priceOf(entrant.number) }));
  const places = (['G', 'F', 'C'] as const).filter((each) => items.some(({ entrant }) => entrant.position === each));
  return (
    <>
      <div className="flex flex-wrap gap-2 pb-3">
        <SearchInput
          label={t('search')}
          placeholder={t('search')}
          value={typed}
          onValueChange={setTyped}
          className="flex-1"
        />
        {places.length > 0 && (
          <Select
            label={fantasy('position')}
            isLabelHidden
            options={[
              { value: '', label: fantasy('allPositions') },
              ...places.map((value) => ({ value, label: positions(`${value}.name`) })),
            ]}
            value={position}
            onValueChange={setPosition}
            className="flex-1"
          />
        )}
      </div>
      <ul className="h-[50svh] overflow-y-auto">
        {shown.map(({ entrant, points, price }) => (
          <li key={entrant.number} className="border-line not-first:border-t">
            <button
              type="button"
              disabled={price > bank}
              title={price > bank ? t('dear') : undefined}
              onClick={() => onPick(entrant.number)}
              className="flex min-h-12 w-full items-center gap-3 py-1 text-start hover:bg-hover disabled:opacity-50"
            >
              <span className="min-w-0 flex-1">
                <span className="block truncate font-semibold">{entrantText(entrant, fantasy)}</span>
                <span className="block text-xs text-quiet">
                  {[entrantNote(entrant, positions), `${t('points')}: ${formatPoints(locale, points)}`]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </span>
              <span className="figures font-semibold">{formatCredits(locale, price)}</span>
            </button>
          </li>
        ))}
      </ul>
      {shown.length === 0 && <p className="py-6 text-center text-quiet">{fantasy('nobody')}</p>}
    </>
  );
}
