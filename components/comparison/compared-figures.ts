import { averageFigureOf, type FigureKey, shownFigures } from '#components/entity/player-figures.ts';
import type { DuelSide } from '#components/ui/duel-bar.tsx';
import { type ShotKind, type StatSums, shotKinds } from '#lib/basketball/stat-sums.ts';
import type { Locale } from '#lib/i18n/locales.ts';

const compared = [
  'points',
  'pir',
  'minutes',
  'fieldGoalsMade',
  'twoPointShare',
  'threePointersMade',
  'threePointShare',
  'freeThrowsMade',
  'freeThrowShare',
  'rebounds',
  'assists',
  'steals',
  'blocks',
  'turnovers',
  'fouls',
  'foulsDrawn',
  'plusMinus',
] as const satisfies readonly FigureKey[];
type ComparedKey = (typeof compared)[number];

const isLowBetter = (key: ComparedKey) => key === 'turnovers' || key === 'fouls';

const shotsOf: Partial<Record<ComparedKey, ShotKind>> = {
  twoPointShare: 'twoPointers',
  threePointShare: 'threePointers',
  freeThrowShare: 'freeThrows',
};

/** Returns the statistics that one of the players has, and of which less is better. */
export const comparedFigures = (sides: readonly StatSums[]) =>
  shownFigures(compared, sides).map((key) => ({ key, isLowBetter: isLowBetter(key) }));

/** Returns a player's average of a statistic; a percentage comes with the shots that it is made of. */
export function sideOf(key: ComparedKey, sums: StatSums, locale: Locale): DuelSide {
  const figure = averageFigureOf(key, sums, locale);
  const shots = shotsOf[key];
  if (!shots || figure.value === null) return figure;
  const { made, attempted } = shotKinds[shots];
  return { ...figure, note: `${sums.recorded.made[made] ?? sums.totals[made]}/${sums.totals[attempted]}` };
}
