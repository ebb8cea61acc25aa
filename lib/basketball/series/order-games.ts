import type { SeriesGame } from './series.ts';

/** Sorts the games of a series: by number if all have one, otherwise by date and id, undated games last. */
export function orderGames<Game extends SeriesGame>(games: readonly Game[]): Game[] {
  const numbered = games.every(({ number }) => number != null);
  const key = ({ number, date, id }: Game) =>
    numbered ? [String(number).padStart(4, '0'), id] : [date ?? '\uffff', id];
  return [...games].sort((a, b) => {
    const [x, y] = [key(a).join('\n'), key(b).join('\n')];
    return x < y ? -1 : x > y ? 1 : 0;
  });
}
