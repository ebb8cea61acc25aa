import { averageFigureOf, type FigureKey, totalFigureOf } from '#components/entity/player-figures.ts';
import type { AllTimePlayer } from '#lib/api/contract/history.ts';
import type { AllTimeMode } from '#lib/basketball/all-time-categories.ts';
import { formatInteger } from '#lib/i18n/format/numbers.ts';
import type { Locale } from '#lib/i18n/locales.ts';

export type CareerColumn = { key: string; label: string; title: string };

export const allTimeCareerFigures = [
  'points',
  'rebounds',
  'assists',
  'pir',
  'minutes',
  'fieldGoalsMade',
  'twoPointShare',
  'threePointersMade',
  'threePointShare',
  'freeThrowsMade',
  'freeThrowShare',
  'steals',
  'blocks',
  'turnovers',
] as const satisfies FigureKey[];

const minuteMs = 60_000;

/** Returns a career's figures, in total or per game; averages count only the games that record the figure. */
export function allTimeCareerCells(
  player: AllTimePlayer,
  counting: AllTimeMode,
  locale: Locale,
): Record<string, string> {
  const { games, totals } = player;
  const text = (key: FigureKey) => {
    if (counting === 'total' && key === 'minutes') {
      return formatInteger(locale, totals.playedMs === null ? null : Math.floor(totals.playedMs / minuteMs));
    }
    return (counting === 'total' ? totalFigureOf : averageFigureOf)(key, player, locale).text;
  };
  return {
    games: formatInteger(locale, games),
    ...Object.fromEntries(allTimeCareerFigures.map((key) => [key, text(key)])),
  };
}
