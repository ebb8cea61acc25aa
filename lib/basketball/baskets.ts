import type { StatLine } from './stat-line.ts';

/** The points of a basket of each kind. */
const worth = { twoPointersMade: 2, threePointersMade: 3, freeThrowsMade: 1 } as const;
export type BasketStat = keyof typeof worth;
export const basketStats = Object.keys(worth) as BasketStat[];

export const worthOf = (stat: BasketStat): number => worth[stat];

/** Returns the points of the baskets that a line records. */
export function pointsOfBaskets(line: Partial<Pick<StatLine, BasketStat>>): number {
  return basketStats.reduce((sum, stat) => sum + worth[stat] * (line[stat] ?? 0), 0);
}
