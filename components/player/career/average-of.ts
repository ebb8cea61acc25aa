import { type FigureKey, figureOf } from '#components/entity/player-figures.ts';
import type { CareerSums } from '#lib/api/contract/player-career.ts';
import type { Locale } from '#lib/i18n/locales.ts';

/** Returns an average per game as text; minutes, plus/minus and PIR count only games that record them. */
export function averageOf(key: FigureKey, sums: CareerSums, locale: Locale): string {
  const games = { minutes: sums.timedGames, plusMinus: sums.timedGames, pir: sums.ratedGames } as const;
  const counted = (key === 'minutes' || key === 'plusMinus' || key === 'pir' ? games[key] : 0) || sums.games;
  return figureOf(key, ratedLine(sums), locale, 1 / counted, 1).text;
}

/** Returns a sum as text. */
export function sumOf(key: FigureKey, sums: CareerSums, locale: Locale): string {
  return figureOf(key, ratedLine(sums), locale).text;
}

const ratedLine = ({ totals, pir, efficiency }: CareerSums) => ({ ...totals, pir, efficiency });
