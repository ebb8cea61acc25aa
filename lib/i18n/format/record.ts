import type { Locale } from '#lib/i18n/locales.ts';
import { formatDecimal, formatHalves, formatInteger, formatPercentNumber } from './numbers.ts';

type WinsAndLosses = { won: number; drawn: number; lost: number };

/**
 * Formats wins and losses: `5–2`, with draws between them `5–1–2`. A table shows draws in each row, or in none. A decision may have
 * taken half a win off.
 */
export const formatRecord = (locale: Locale, { won, drawn, lost }: WinsAndLosses, hasDraws = drawn > 0): string => {
  const wins = formatHalves(locale, won);
  const others = hasDraws ? [drawn, lost] : [lost];
  return [wins, ...others.map((count) => formatInteger(locale, count))].join('–');
};

/** Whether a table of these rows shows draws. */
export const haveDraws = (rows: readonly Pick<WinsAndLosses, 'drawn'>[]): boolean =>
  rows.some(({ drawn }) => drawn > 0);

/** Formats the share of games won under its column head: English has 0.574 under PCT, the others 57,4 under a percent sign. */
export const formatWinShare = (locale: Locale, share: number | null): string =>
  locale === 'en' ? formatDecimal(locale, share, 3) : formatPercentNumber(locale, share);
