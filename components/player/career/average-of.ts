import { averageFigureOf, type FigureKey, totalFigureOf } from '#components/entity/player-figures.ts';
import type { CareerSums } from '#lib/api/contract/player-career.ts';
import type { Locale } from '#lib/i18n/locales.ts';

/** Returns an average per game as text; each statistic counts only the games that record it. */
export const averageOf = (key: FigureKey, sums: CareerSums, locale: Locale): string =>
  averageFigureOf(key, sums, locale).text;

/** Returns a sum as text. */
export const sumOf = (key: FigureKey, sums: CareerSums, locale: Locale): string =>
  totalFigureOf(key, sums, locale).text;
