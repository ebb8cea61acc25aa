import { figureKeys, figureOf, type RatedLine } from '#components/entity/player-figures.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { recordedColumns } from './box-score-columns.ts';

/** Returns a box-score line as text: counts whole, shots as made/attempted. */
export function lineCells(line: RatedLine, locale: Locale): Record<string, string> {
  const shots = (made: number, attempted: number) => `${made}/${attempted}`;
  return {
    ...Object.fromEntries([...figureKeys, ...recordedColumns].map((key) => [key, figureOf(key, line, locale).text])),
    fieldGoals: shots(
      line.twoPointersMade + line.threePointersMade,
      line.twoPointersAttempted + line.threePointersAttempted,
    ),
    twoPointers: shots(line.twoPointersMade, line.twoPointersAttempted),
    threePointers: shots(line.threePointersMade, line.threePointersAttempted),
    freeThrows: shots(line.freeThrowsMade, line.freeThrowsAttempted),
  };
}
