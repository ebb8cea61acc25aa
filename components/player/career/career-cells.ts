import type { FigureKey } from '#components/entity/player-figures.ts';
import { shotCells } from '#components/entity/shot-figures.ts';
import type { CareerSums } from '#lib/api/contract/player-career.ts';
import { formatInteger } from '#lib/i18n/format/numbers.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { averageOf, sumOf } from './average-of.ts';
import { careerFigures } from './figure-columns.ts';

export type CareerMode = 'perGame' | 'total';

/** Returns the cells of career sums for `careerColumns`. */
export function careerCells(sums: CareerSums, counting: CareerMode, locale: Locale): Record<string, string> {
  const text = (key: FigureKey) => (counting === 'total' ? sumOf : averageOf)(key, sums, locale);
  return {
    games: formatInteger(locale, sums.games),
    starts: formatInteger(locale, sums.starts),
    ...shotCells(sums, locale, counting),
    ...Object.fromEntries(careerFigures.map((key) => [key, text(key)])),
  };
}
