import { gameWinner } from './game-winner.ts';
import type { SeriesFormat, SeriesGame } from './series.ts';

/**
 * How long the series of a round are, where nothing says so: a winner of a finished best of N has more than half of N wins.
 * One win and two games in each series mean two legs. In an unfinished round the answer is the least that fits.
 */
export function inferSeriesFormat(series: readonly { games: readonly SeriesGame[] }[]): SeriesFormat {
  let most = 1;
  let longest = 1;
  let hasLevelGame = false;
  for (const { games } of series) {
    const wins = new Map<string, number>();
    for (const game of games) {
      const winner = gameWinner(game);
      if (winner) wins.set(game[winner], (wins.get(game[winner]) ?? 0) + 1);
      else if (game.state === 'final' && game.score) hasLevelGame = true;
    }
    most = Math.max(most, ...wins.values());
    longest = Math.max(longest, games.length);
  }
  if (hasLevelGame || (longest === 2 && most === 1)) return { kind: 'two-legs' };
  const odd = longest % 2 === 1 ? longest : longest + 1;
  return { kind: 'best-of', of: Math.max(2 * most - 1, odd) };
}
