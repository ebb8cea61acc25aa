import type { StatedResult } from '#server/league/game/game-log.ts';
import type { OfficialBox } from './mapped-game.ts';

/**
 * Returns the points of each period that the official box score prints, without overtimes of no points; none where they do not add
 * up to the score or several overtimes stand in one.
 */
export function statedPeriods({ score, home, away }: OfficialBox, regular: number): StatedResult['periods'] {
  const count = Math.max(home.periods.length, away.periods.length);
  const periods = Array.from({ length: count }, (_, index) => ({
    period: index + 1,
    home: home.periods[index] ?? 0,
    away: away.periods[index] ?? 0,
  }));
  while (periods.length > regular && isEmpty(periods.at(-1))) periods.pop();
  if (periods.length > regular && home.overtimesTogether) return [];
  const adds = (side: 'home' | 'away') => periods.reduce((sum, period) => sum + period[side], 0) === score[side];
  return periods.length >= regular && adds('home') && adds('away') ? periods : [];
}

const isEmpty = (period: { home: number; away: number } | undefined) => period?.home === 0 && period.away === 0;
