import { type FigureKey, figureOf } from '#components/entity/player-figures.ts';
import type { AllTimePlayer } from '#lib/api/contract/history.ts';
import type { AllTimeMode } from '#lib/basketball/all-time-categories.ts';
import { formatInteger } from '#lib/i18n/format/numbers.ts';
import type { Locale } from '#lib/i18n/locales.ts';

export type CareerColumn = { key: string; label: string; title: string };

export const allTimeCareerFigures = [
  'minutes',
  'points',
  'twoPointShare',
  'threePointersMade',
  'threePointShare',
  'freeThrowShare',
  'rebounds',
  'assists',
  'steals',
  'blocks',
  'turnovers',
  'pir',
] as const satisfies FigureKey[];

const minuteMs = 60_000;

/** Returns a career's figures, in total or per game; averages count only the games that record the figure. */
export function allTimeCareerCells(
  player: AllTimePlayer,
  counting: AllTimeMode,
  locale: Locale,
): Record<string, string> {
  const { games, timedGames, ratedGames, totals, pir, efficiency } = player;
  const gamesOf = (key: FigureKey) => (key === 'minutes' ? timedGames : key === 'pir' ? ratedGames : games);
  const text = (key: FigureKey) => {
    if (counting === 'total' && key === 'minutes') {
      return formatInteger(locale, totals.playedMs === null ? null : Math.floor(totals.playedMs / minuteMs));
    }
    const factor = counting === 'total' ? 1 : 1 / gamesOf(key);
    return figureOf(key, { ...totals, pir, efficiency }, locale, factor, counting === 'total' ? 0 : 1).text;
  };
  return {
    games: formatInteger(locale, games),
    ...Object.fromEntries(allTimeCareerFigures.map((key) => [key, text(key)])),
  };
}
