import type { PlayerSeason } from '#lib/api/contract/league-players.ts';

export const seasonModes = ['perGame', 'total', 'per40'] as const;
export type SeasonMode = (typeof seasonModes)[number];

const fortyMinutes = 40 * 60_000;

/** By what the totals of a season are multiplied; null where there is nothing to divide by. */
export function factorOf(
  counting: SeasonMode,
  { games, totals }: Pick<PlayerSeason, 'games' | 'totals'>,
): number | null {
  if (counting === 'total') return 1;
  if (counting === 'perGame') return games === 0 ? null : 1 / games;
  return totals.playedMs ? fortyMinutes / totals.playedMs : null;
}
