import type { SeriesGame } from './series.ts';

/** The games of a series in order: by number where all have one, else by date and id; one without a date comes last. */
export function orderGames<Game extends SeriesGame>(games: readonly Game[]): Game[] {
  const numbered = games.every(({ number }) => number != null);
  const key = ({ number, date, id }: Game) =>
    numbered ? [String(number).padStart(4, '0'), id] : [date ?? '\uffff', id];
  return [...games].sort((a, b) => {
    const [x, y] = [key(a).join('\n'), key(b).join('\n')];
    return x < y ? -1 : x > y ? 1 : 0;
  });
}
