import type { Locale } from '#lib/i18n/locales.ts';

/** Returns the path of the official box score of a game as PDF. */
export function boxScorePdf(game: string, locale: Locale): string {
  return `/api/v2/website/games/${game}/box-score.pdf?${new URLSearchParams({ locale })}`;
}
