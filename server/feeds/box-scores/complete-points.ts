import { type BasketStat, basketStats, pointsOfBaskets, worthOf } from '#lib/basketball/baskets.ts';
import { ImportError } from '#server/feeds/errors/import-error.ts';
import type { BoxScoreRow, Counts } from './box-score-row.ts';

/**
 * Fills in the points of a game's lines from their baskets, where the game has all three kinds of baskets. Throws
 * `ImportError` where points and baskets contradict each other, or the file has points or baskets, but for nobody.
 */
export function completePoints(file: string, rows: readonly BoxScoreRow[]): BoxScoreRow[] {
  const unrecorded = basketStats.filter((stat) => rows.every(({ counts }) => counts[stat] === null));
  const completed = rows.map((row) => ({ ...row, counts: withPoints(file, row, unrecorded) }));
  const isAboutPoints = rows.some(({ given }) => given.has('points'));
  if (!isAboutPoints || completed.some(({ counts }) => counts.points !== null)) return completed;
  const problem = `no line of game ${rows[0]?.game} has points`;
  throw new ImportError(`${file}:${rows[0]?.line}`, problem, 'give points, or two_made, three_made and free_made');
}

function withPoints(file: string, { line, counts }: BoxScoreRow, unrecorded: readonly BasketStat[]): Counts {
  const { points } = counts;
  if (basketStats.every((stat) => counts[stat] === null)) return counts;
  const made = pointsOfBaskets(counts);
  if (points === null && unrecorded.length === 0) return { ...counts, points: made };
  if (points === null ? made === 0 : canMake(points - made, unrecorded)) return counts;
  const problem =
    points === null ? `the line has baskets, but no points` : `${points} points, but the baskets make ${made}`;
  throw new ImportError(`${file}:${line}`, problem, 'Correct the points or the baskets');
}

/** Whether baskets of these kinds can make the points. */
function canMake(points: number, kinds: readonly BasketStat[]): boolean {
  if (points <= 0 || kinds.length === 0) return points === 0;
  return kinds.some((kind) => canMake(points - worthOf(kind), kinds));
}
