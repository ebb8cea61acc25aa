import { orderGames } from '#lib/basketball/series/order-games.ts';
import type { SeriesGame } from '#lib/basketball/series/series.ts';

/** The series of one playoff round: games of the same two teams, in order. The home team of the first game has the advantage. */
export function collectSeries<Game extends SeriesGame>(
  games: readonly Game[],
): { home: string; away: string; games: Game[] }[] {
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
