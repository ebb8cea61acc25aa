import type { PlayerSeason } from '#lib/api/contract/league-players.ts';

export const seasonModes = ['perGame', 'total', 'per40'] as const;
export type SeasonMode = (typeof seasonModes)[number];

const fortyMinutesMs = 40 * 60_000;

/** Returns the factor for the totals of a season; null if there is nothing to divide by. */
export function factorOf(
  counting: SeasonMode,
  { games, totals }: Pick<PlayerSeason, 'games' | 'totals'>,
): number | null {
  if (counting === 'total') return 1;
  if (counting === 'perGame') return games === 0 ? null : 1 / games;
  return totals.playedMs ? fortyMinutesMs / totals.playedMs : null;
}
