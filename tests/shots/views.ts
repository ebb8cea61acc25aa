import type { Locale } from '#lib/i18n/locales.ts';
import type { Scheme } from '#lib/theme/scheme.ts';

/** One way to look at pages; `only` names the pages, without it all are looked at. */
export interface View {
  width: number;
  scheme: Scheme;
  locale: Locale;
  only?: readonly string[];
}

const widths = [390, 1280, 1920];
const inTheDark = [
  'home',
  'season',
  'league-standings',
  'league-players-stats',
  'game-team-stats',
  'game-play-by-play',
];
const inRussian = [
  ...inTheDark,
  'seasons',
  'league-best-players',
  'league-calendar',
  'league-all-games',
  'coming-game',
];

export const views: readonly View[] = [
  ...widths.map((width): View => ({ width, scheme: 'light', locale: 'en' })),
  ...widths.map((width): View => ({ width, scheme: 'dark', locale: 'en', only: inTheDark })),
  ...[390, 1280].map((width): View => ({ width, scheme: 'light', locale: 'ru', only: inRussian })),
];
