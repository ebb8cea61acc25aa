import { gameWinner } from './game-winner.ts';
import type { SeriesFormat, SeriesGame } from './series.ts';

/**
 * Infers the series format of a round: the winner of a finished best of N has more than half of N wins; one win and two
 * games in each series mean two legs. Returns the shortest possible format while the round is unfinished.
 */
export function inferSeriesFormat(series: readonly { games: readonly SeriesGame[] }[]): SeriesFormat {
  let maxWins = 1;
  let maxGames = 1;
  let hasLevelGame = false;
  for (const { games } of series) {
    const wins = new Map<string, number>();
    for (const game of games) {
      const winner = gameWinner(game);
      if (winner) wins.set(game[winner], (wins.get(game[winner]) ?? 0) + 1);
      else if (game.state === 'final' && game.score) hasLevelGame = true;
    }
    maxWins = Math.max(maxWins, ...wins.values());
    maxGames = Math.max(maxGames, games.length);
  }
  if (hasLevelGame || (maxGames === 2 && maxWins === 1)) return { kind: 'two-legs' };
  const odd = maxGames % 2 === 1 ? maxGames : maxGames + 1;
  return { kind: 'best-of', of: Math.max(2 * maxWins - 1, odd) };
}
