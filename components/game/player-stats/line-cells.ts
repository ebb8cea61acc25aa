import { figureKeys, figureOf, type RatedLine } from '#components/entity/player-figures.ts';
import { ratio } from '#lib/basketball/ratings/ratio.ts';
import type { StatLine } from '#lib/basketball/stat-line.ts';
import { fieldGoalsAttempted, fieldGoalsMade } from '#lib/basketball/stat-totals.ts';
import { type StatWith, statNames, statRules } from '#lib/basketball/statistics.ts';
import { formatPercent, noNumber } from '#lib/i18n/format/numbers.ts';
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

/** Returns the percentages of the shots of a line, in the columns of its shots; a dash where the attempts are not recorded, null where none are. */
export function shotShares(line: StatLine, locale: Locale): Record<string, string> | null {
  const share = (made: number | null, attempted: number | null) => formatPercent(locale, ratio(made, attempted));
  const shares = {
    fieldGoals: share(fieldGoalsMade(line), fieldGoalsAttempted(line)),
    twoPointers: share(line.twoPointersMade, line.twoPointersAttempted),
    threePointers: share(line.threePointersMade, line.threePointersAttempted),
    freeThrows: share(line.freeThrowsMade, line.freeThrowsAttempted),
  };
  return Object.values(shares).some((text) => text !== noNumber) ? shares : null;
}
