import type { FigureKey } from '#components/entity/player-figures.ts';
import type { Translate } from '#lib/i18n/translate.ts';

/** Statistics of a player's tables. */
export const careerFigures = [
  'minutes',
  'points',
  'twoPointShare',
  'threePointShare',
  'freeThrowShare',
  'rebounds',
  'assists',
  'steals',
  'turnovers',
  'blocks',
  'fouls',
  'plusMinus',
  'pir',
] as const satisfies readonly FigureKey[];

/** Returns the columns of sums or averages over games. */
export const careerColumns = (statistics: Translate<'statistics'>) =>
  figureColumns(statistics, ['games', 'starts', ...careerFigures]);

export function figureColumns(statistics: Translate<'statistics'>, keys: readonly (FigureKey | 'games' | 'starts')[]) {
  return keys.map((key) => ({
    key,
    label: statistics(`${key}.abbr`),
    title: statistics(`${key}.name`),
    emphasis: key === 'points',
  }));
}
