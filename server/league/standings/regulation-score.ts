import type { Score } from '#lib/basketball/standings/game.ts';
import type { StoredPeriod } from '#server/db/schema/games.ts';

type Played = { periods: readonly StoredPeriod[]; overtimes: number };

/**
 * The score after the regular periods of a game with overtime; null without. Some sources add all overtimes up to one period,
 * and some have none: then it is level at the loser's points, which is exact in its difference and high in its points.
 */
export function regulationScore(score: Score | null, { periods, overtimes }: Played): Score | null {
  if (score === null || overtimes === 0) return null;
  const told = [periods.length - overtimes, periods.length - 1]
    .filter((count) => count > 0)
    .map((count) => sumOf(periods.slice(0, count)))
    .find(({ home, away }) => home === away);
  if (told) return told;
  const level = Math.min(score.home, score.away);
  return { home: level, away: level };
}

const sumOf = (periods: readonly StoredPeriod[]): Score =>
  periods.reduce((sum, { home, away }) => ({ home: sum.home + home, away: sum.away + away }), { home: 0, away: 0 });
