import { type FigureKey, shownFigures } from '#components/entity/player-figures.ts';
import { withShots } from '#components/entity/shot-figures.ts';
import type { ShotKind, StatSums } from '#lib/basketball/stat-sums.ts';
import type { Translate } from '#lib/i18n/translate.ts';

/** Statistics of a player's tables: first what a phone shows. */
export const careerFigures = [
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
  'turnovers',
  'blocks',
  'fouls',
  'plusMinus',
] as const satisfies readonly FigureKey[];

/** Returns the columns of sums or averages over games, as far as recorded. */
export const careerColumns = (statistics: Translate<'statistics'>, all: readonly StatSums[]) =>
  figureColumns(statistics, ['games', ...withShots(shownFigures(careerFigures, all)), 'starts']);

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
