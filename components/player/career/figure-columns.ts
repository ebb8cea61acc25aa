import { type FigureKey, shownFigures } from '#components/entity/player-figures.ts';
import { withShots } from '#components/entity/shot-figures.ts';
import type { ShotKind, StatSums } from '#lib/basketball/stat-sums.ts';
import type { Translate } from '#lib/i18n/translate.ts';

/** Statistics of a player's tables. */
export const careerFigures = [
  'minutes',
  'points',
  'fieldGoalsMade',
  'twoPointShare',
  'threePointersMade',
  'threePointShare',
  'freeThrowsMade',
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

/** Returns the columns of sums or averages over games, as far as recorded. */
export const careerColumns = (statistics: Translate<'statistics'>, all: readonly StatSums[]) =>
  figureColumns(statistics, ['games', 'starts', ...withShots(shownFigures(careerFigures, all))]);

export function figureColumns(
  statistics: Translate<'statistics'>,
  keys: readonly (FigureKey | ShotKind | 'games' | 'starts')[],
) {
  return keys.map((key) => ({
    key,
    label: statistics(`${key}.abbr`),
    title: statistics(`${key}.name`),
    emphasis: key === 'points',
  }));
}
