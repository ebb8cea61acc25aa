import { gameWinner } from './game-winner.ts';
import { orderGames } from './order-games.ts';
import type { SeriesFormat, SeriesGame } from './series.ts';

export type CollectedSeries<Game extends SeriesGame> = { home: string; away: string; games: Game[] };

/** The series of one playoff round: games of the same two teams, in order. The home team of the first game has the advantage. */
export function collectSeries<Game extends SeriesGame>(games: readonly Game[]): CollectedSeries<Game>[] {
  const pairs = new Map<string, Game[]>();
  for (const game of games) {
    const key = [game.home, game.away].sort().join('\n');
    const known = pairs.get(key);
    if (known) known.push(game);
    else pairs.set(key, [game]);
  }
  return [...pairs]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, unordered]) => {
      const ordered = orderGames(unordered);
      const [first] = ordered;
      return first ? [{ home: first.home, away: first.away, games: ordered }] : [];
    });
}

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
