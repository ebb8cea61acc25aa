import { figureKeys, figureOf, type RatedLine } from '#components/entity/player-figures.ts';
import { fieldGoalsAttempted, fieldGoalsMade } from '#lib/basketball/stat-totals.ts';
import { type StatWith, statNames, statRules } from '#lib/basketball/statistics.ts';
import { noNumber } from '#lib/i18n/format/numbers.ts';
import type { Locale } from '#lib/i18n/locales.ts';

/** Further statistics with a column of their own. */
export const boxFigures = statNames.filter(
  (stat): stat is StatWith<{ column: true }> => statRules[stat].column === true,
);

/** Returns a box-score line as text: counts whole, shots as made/attempted, or only made where the attempts are not recorded. */
export function lineCells(line: RatedLine, locale: Locale): Record<string, string> {
  const shots = (made: number | null, attempted: number | null) =>
    made === null ? noNumber : attempted === null ? `${made}` : `${made}/${attempted}`;
  return {
    ...Object.fromEntries([...figureKeys, ...boxFigures].map((key) => [key, figureOf(key, line, locale).text])),
    fieldGoals: shots(fieldGoalsMade(line), fieldGoalsAttempted(line)),
    twoPointers: shots(line.twoPointersMade, line.twoPointersAttempted),
    threePointers: shots(line.threePointersMade, line.threePointersAttempted),
    freeThrows: shots(line.freeThrowsMade, line.freeThrowsAttempted),
  };
}
