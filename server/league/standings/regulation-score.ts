import type { Score } from '#lib/basketball/standings/game.ts';
import type { StoredPeriod } from '#server/db/schema/games.ts';

type PlayedPeriods = { periods: readonly StoredPeriod[]; overtimes: number };

/**
 * Returns the score after regulation of a game with overtime; null without overtime. Supports sources that list all overtimes
 * as one period. Without periods it assumes a tie at the loser's points: the difference is exact, the points are too high.
 */
export function regulationScore(score: Score | null, { periods, overtimes }: PlayedPeriods): Score | null {
  if (score === null || overtimes === 0) return null;
  const known = [periods.length - overtimes, periods.length - 1]
    .filter((count) => count > 0)
    .map((count) => sumOf(periods.slice(0, count)))
    .find(({ home, away }) => home === away);
  if (known) return known;
  const level = Math.min(score.home, score.away);
  return { home: level, away: level };
}

const sumOf = (periods: readonly StoredPeriod[]): Score =>
  periods.reduce((sum, { home, away }) => ({ home: sum.home + home, away: sum.away + away }), { home: 0, away: 0 });
