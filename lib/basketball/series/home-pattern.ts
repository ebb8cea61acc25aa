import type { Side } from '#lib/basketball/events.ts';

const usualPatterns: Readonly<Record<number, string>> = { 1: '1', 2: '1-1', 3: '1-1-1', 5: '2-2-1', 7: '2-2-1-1-1' };

/**
 * Parses the home side of each game, where `home` is the side with home advantage. Accepts runs (`2-2-1`) or letters
 * (`HHAAH`). Throws `RangeError` if the pattern does not fit the number of games.
 */
export function parseHomePattern(text: string, games: number): Side[] {
  const sides = /^[HA]+$/.test(text) ? fromLetters(text) : fromRuns(text);
  if (sides.length === games) return sides;
  throw new RangeError(
    `Home pattern "${text}" has ${sides.length} games, the series ${games}; write one such as 2-2-1 or HHAAH`,
  );
}

/** Returns the usual home pattern for a series of that many games; for other lengths, home and away alternate. */
export function usualHomePattern(games: number): Side[] {
  const runs = usualPatterns[games];
  return runs ? fromRuns(runs) : Array.from({ length: games }, (_, index) => (index % 2 === 0 ? 'home' : 'away'));
}

export function formatHomePattern(sides: readonly Side[]): string {
  return sides.map((side) => (side === 'home' ? 'H' : 'A')).join('');
}

function fromLetters(text: string): Side[] {
  return [...text].map((letter) => (letter === 'H' ? 'home' : 'away'));
}

function fromRuns(text: string): Side[] {
  const runs = /^\d+(-\d+)*$/.test(text) ? text.split('-').map(Number) : [];
  return runs.flatMap((length, run) => Array.from({ length }, (): Side => (run % 2 === 0 ? 'home' : 'away')));
}
