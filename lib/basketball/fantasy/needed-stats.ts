import type { Stat } from '#lib/basketball/statistics.ts';
import { statsOfItem } from './count-items.ts';
import { weightedItems } from './items.ts';
import type { FantasyScoring } from './rules.ts';

/** Lists the statistics that the points of these rules are made of: a league that does not record them cannot play by them. */
export function neededStats({ weights, threes, doubleDouble, tripleDouble, quadrupleDouble }: FantasyScoring): Stat[] {
  const doubles = doubleDouble !== 0 || tripleDouble !== 0 || quadrupleDouble !== 0;
  return [
    ...new Set<Stat>([
      ...weightedItems.filter((item) => (weights[item] ?? 0) !== 0).flatMap(statsOfItem),
      ...(threes.length > 0 ? (['threePointersMade'] as const) : []),
      ...(doubles
        ? (['points', 'offensiveRebounds', 'defensiveRebounds', 'assists', 'steals', 'blocks'] as const)
        : []),
    ]),
  ];
}
