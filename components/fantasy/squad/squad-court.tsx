'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { entrantText } from '#components/fantasy/entrant/entrant-text.ts';
import { Button } from '#components/ui/button.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import type { MarketItem } from '#lib/api/contract/fantasy/market.ts';
import type { SquadRules } from '#lib/basketball/fantasy/rules.ts';
import { type Draft, placeKinds, putOn, swapPlaces } from './draft.ts';
import { Picker } from './picker.tsx';
import { PlaceActions } from './place-actions.tsx';
import { PlaceButton } from './place-button.tsx';
import { useTouchDrag } from './use-touch-drag.ts';

/** The squad on its court: five, bench and coach, each place opened by tap or key and dragged onto another. */
export function SquadCourt({
  draft,
  market,
  rules,
  bank,
  priceOf,
  onChange,
}: {
  draft: Draft;
  market: ReadonlyMap<number, MarketItem>;
  rules: SquadRules;
  bank: number;
  /** At which price an entrant comes or goes. */
  priceOf: (entrant: number) => number;
  onChange: (next: Draft) => void;
}) {
  const t = useTranslations('fantasy-squad');
  const fantasy = useTranslations('fantasy');
  const [opened, setOpened] = useState<number | null>(null);
  const [moving, setMoving] = useState<number | null>(null);
  const kinds = placeKinds(rules);
  const itemOn = (place: number | null) => market.get(draft.places[place ?? -1] ?? -1) ?? null;
  const labelOf = (place: number) => {
    const kind = kinds[place] ?? 'bench';
    const name = t(kind === 'starter' ? 'court' : kind);
    return kind === 'starter' || kind === 'bench'
      ? t('placeLabel', { place: name, number: kinds.slice(0, place + 1).filter((each) => each === kind).length })
      : name;
  };
  const swap = (other: number) => {
    if (moving !== null) onChange(swapPlaces(draft, moving, other, rules));
    setMoving(null);
  };
  const drag = useTouchDrag({ onLift: setMoving, onDrop: swap });
  const finish = (next: Draft) => {
    onChange(next);
    setOpened(null);
  };
  const placesOf = (wanted: readonly string[]) => kinds.flatMap((kind, at) => (wanted.includes(kind) ? [at] : []));
  const button = (place: number) => (
    <PlaceButton
      key={place}
      place={place}
      label={labelOf(place)}
      item={itemOn(place)}
      isCaptain={draft.captain !== null && draft.places[place] === draft.captain}
      isMoving={moving === place}
      onOpen={() => (moving === null ? setOpened(place) : swap(place))}
      onDrag={() => setMoving(place)}
      onDrop={() => swap(place)}
    />
  );
  const item = itemOn(opened);
  const fits = [...market.values()].filter(
    ({ entrant }) =>
      entrant.team !== null &&
      (entrant.kind === 'coach') === (kinds[opened ?? 0] === 'coach') &&
      !draft.places.includes(entrant.number),
  );
  const movingItem = itemOn(moving);
  return (
    <>
      <div {...drag} className="border border-line bg-sunken p-2 sm:p-4">
        <p className="label pb-2 text-quiet">{t('court')}</p>
        <div className="mx-auto flex max-w-xl flex-col gap-2">
          <div className="grid grid-cols-3 gap-2">{[0, 1, 2].map(button)}</div>
          <div className="mx-auto grid w-2/3 grid-cols-2 gap-2">{[3, 4].map(button)}</div>
        </div>
        <p className="label pt-4 pb-2 text-quiet">{t('bench')}</p>
        <div className="grid grid-cols-3 gap-2 sm:grid-cols-6">{placesOf(['sixth', 'bench', 'coach']).map(button)}</div>
      </div>
      {movingItem && (
        <p role="status" className="flex flex-wrap items-center justify-between gap-2 py-2">
          {t('swapWith', { name: entrantText(movingItem.entrant, fantasy) })}
          <Button size="sm" onClick={() => setMoving(null)}>
            {t('cancel')}
          </Button>
        </p>
      )}
      <Dialog
        title={item ? entrantText(item.entrant, fantasy) : labelOf(opened ?? 0)}
        closeLabel={t('close')}
        isOpen={opened !== null}
        onOpenChange={(isOpen) => !isOpen && setOpened(null)}
        initialFocus="title"
      >
        {opened !== null && item && (
          <PlaceActions
            price={priceOf(item.entrant.number)}
            canLead={kinds[opened] === 'starter' && draft.captain !== item.entrant.number}
            canMove={kinds[opened] !== 'coach'}
            onCaptain={() => finish({ ...draft, captain: item.entrant.number })}
            onMove={() => {
              setMoving(opened);
              setOpened(null);
            }}
            onSell={() => finish(putOn(draft, opened, null))}
          />
        )}
        {opened !== null && !item && (
          <Picker
            items={fits}
            bank={bank}
            priceOf={priceOf}
            onPick={(entrant) => finish(putOn(draft, opened, entrant))}
          />
        )}
      </Dialog>
    </>
  );
}
