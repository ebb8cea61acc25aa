'use client';

import { useLocale, useTranslations } from 'next-intl';
import type { Facet } from '#components/ui/sortable-types.ts';
import type { MarketItem } from '#lib/api/contract/fantasy/market.ts';
import { formatDecimal } from '#lib/i18n/format/numbers.ts';
import { tagLocale } from '#lib/i18n/tag-locale.ts';
import { formOf } from './market-columns.ts';

/** Where the bands of prices, in credits, and of form, in points, begin. */
const priceSteps = [5, 8, 12] as const;
const formSteps = [5, 10, 15] as const;

const bandOf = (value: number, steps: readonly number[]) => String(steps.filter((step) => value >= step).length);

/** Returns the values by which somebody of the market is found. */
export function facetsOf(item: MarketItem, isWatched: boolean): Record<string, string> {
  const { entrant, price } = item;
  const form = formOf(item);
  return {
    place: entrant.position ?? (entrant.kind === 'coach' ? 'coach' : ''),
    team: entrant.team?.slug ?? '',
    cost: bandOf(price / 10, priceSteps),
    form: form === null ? '' : bandOf(form, formSteps),
    watched: isWatched ? '1' : '',
  };
}

/** Returns the filters of the market; that of the watch list for who can have one. */
export function useMarketFacets(items: readonly MarketItem[], hasWatchList: boolean): Facet[] {
  const t = useTranslations('fantasy');
  const pages = useTranslations('fantasy-pages.market');
  const positions = useTranslations('positions');
  const locale = tagLocale(useLocale());
  const teams = new Map(items.flatMap(({ entrant: { team } }) => (team ? [[team.slug, team.name] as const] : [])));
  const places = (['G', 'F', 'C'] as const).filter((place) => items.some(({ entrant }) => entrant.position === place));
  const bands = (steps: readonly number[]) =>
    [...steps, Infinity].map((to, index) => {
      const [from, until] = [steps[index - 1], formatDecimal(locale, to)];
      if (from === undefined) return { value: String(index), label: pages('below', { to: until }) };
      const lower = formatDecimal(locale, from);
      const label = to === Infinity ? pages('above', { from: lower }) : pages('between', { from: lower, to: until });
      return { value: String(index), label };
    });
  return [
    {
      key: 'place',
      label: t('position'),
      allLabel: t('allPositions'),
      options: [
        ...places.map((place) => ({ value: place, label: positions(`${place}.name`) })),
        { value: 'coach', label: t('coach') },
      ],
    },
    {
      key: 'team',
      label: t('team'),
      allLabel: t('allTeams'),
      options: [...teams].map(([value, label]) => ({ value, label })),
    },
    { key: 'cost', label: pages('price'), allLabel: pages('anyPrice'), options: bands(priceSteps) },
    { key: 'form', label: pages('form'), allLabel: pages('anyForm'), options: bands(formSteps) },
    ...(hasWatchList
      ? [
          {
            key: 'watched',
            label: pages('watched'),
            allLabel: pages('everybody'),
            options: [{ value: '1', label: pages('watched') }],
          },
        ]
      : []),
  ];
}
