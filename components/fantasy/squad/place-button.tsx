'use client';

import { useLocale, useTranslations } from 'next-intl';
import { Portrait } from '#components/entity/portrait.tsx';
import { entrantNote, entrantText } from '#components/fantasy/entrant/entrant-text.ts';
import { cx } from '#components/ui/cx.ts';
import type { MarketItem } from '#lib/api/contract/fantasy/market.ts';
import { formatCredits } from '#lib/i18n/format/fantasy-units.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';

/** A place of the squad. It opens by tap or key, and is dragged onto another one. */
export function PlaceButton({
  place,
  label,
  item,
  isCaptain,
  isMoving,
  onOpen,
  onDrag,
  onDrop,
}: {
  place: number;
  label: string;
  item: MarketItem | null;
  isCaptain: boolean;
  isMoving: boolean;
  onOpen: () => void;
  onDrag: () => void;
  onDrop: () => void;
}) {
  const t = useTranslations('fantasy-squad');
  const positions = useTranslations('positions');
  const fantasy = useTranslations('fantasy');
  const locale = tagLocale(useLocale());
  const name = item ? entrantText(item.entrant, fantasy) : t('emptyPlace');
  return (
    <button
      type="button"
      aria-label={[label, name, isCaptain && t('captain')].filter(Boolean).join(': ')}
      data-place={place}
      data-empty={item === null || undefined}
      draggable={item !== null}
      onDragStart={onDrag}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onDrop();
      }}
      onClick={onOpen}
      className={cx(
        'flex min-h-24 select-none w-full min-w-0 flex-col items-center justify-center gap-0.5 border bg-raised p-1 text-center hover:border-ink',
        item ? 'border-line-strong' : 'border-dashed border-line-strong text-link',
        isMoving && 'outline-2 outline-link',
      )}
    >
      {item?.entrant.player && <Portrait player={item.entrant.player} size="sm" />}
      <span className="line-clamp-2 w-full text-xs leading-tight font-semibold wrap-anywhere">
        {item?.entrant.player ? item.entrant.player.lastName : name}
      </span>
      {item && (
        <span className="figures text-xs text-quiet">
          {[entrantNote(item.entrant, positions), formatCredits(locale, item.price)].filter(Boolean).join(' · ')}
        </span>
      )}
      {isCaptain && <span className="label text-link">{t('captain')}</span>}
    </button>
  );
}
