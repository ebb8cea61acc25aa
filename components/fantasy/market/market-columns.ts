import type { useTranslations } from 'next-intl';
import type { StatColumn } from '#components/ui/table-types.ts';
import type { MarketItem } from '#lib/api/contract/fantasy/market.ts';
import { unitsPerPoint } from '#lib/basketball/fantasy/units.ts';
import { formatCreditChange, formatCredits, formatPointsColumn } from '#lib/i18n/format/fantasy-units.ts';
import { formatDecimal, formatInteger, formatPercent } from '#lib/i18n/format/numbers.ts';
import type { Locale } from '#lib/i18n/locales.ts';

export const marketColumns = (t: ReturnType<typeof useTranslations<'fantasy'>>): StatColumn[] => [
  { key: 'price', label: t('price'), emphasis: true },
  { key: 'change', label: t('priceChange') },
  { key: 'points', label: t('points') },
  { key: 'form', label: t('form') },
  { key: 'games', label: t('games') },
  { key: 'ownership', label: t('ownership') },
  { key: 'next', label: t('next'), align: 'start' },
];

/** Returns the mean points of the latest rounds; null before the first. */
export const formOf = ({ form }: Pick<MarketItem, 'form'>): number | null =>
  form.length === 0 ? null : form.reduce((sum, each) => sum + each, 0) / form.length / unitsPerPoint;

/** Returns a function that says what the table of these items shows of one, as text and as what it is sorted by. */
export function marketCells(items: readonly MarketItem[], locale: Locale) {
  const pointsOf = formatPointsColumn(
    locale,
    items.map(({ points }) => points),
  );
  return (item: MarketItem) => cellsOf(item, locale, pointsOf);
}

function cellsOf(item: MarketItem, locale: Locale, pointsOf: (units: number) => string) {
  const { price, priceChange, points, games, next, ownership } = item;
  const form = formOf(item);
  return {
    price: { text: formatCredits(locale, price), value: price },
    change: { text: formatCreditChange(locale, priceChange), value: priceChange },
    points: { text: pointsOf(points), value: points },
    form: { text: formatDecimal(locale, form), value: form },
    games: { text: formatInteger(locale, games), value: games },
    ownership: { text: formatPercent(locale, ownership === null ? null : ownership / 1000), value: ownership },
    next: { text: next.map(opponentText).join(' · ') || '–', value: next[0]?.tipOffAt ?? null },
  };
}

const opponentText = ({ opponent, isHome }: MarketItem['next'][number]) =>
  isHome ? opponent.code : `@${opponent.code}`;
