import { statRules } from '#lib/basketball/statistics.ts';
import { integerCell } from '#server/feeds/csv/cells.ts';
import type { BoxScoreReader } from './box-score-row.ts';
import { type CountColumn, countColumnNames, countColumns, type NumberStat } from './columns.ts';

type Counts = Record<NumberStat, number | null>;
const maxCount = 999;

/** Parses the numbers of a line. Derives missing two-pointers, points and one kind of rebounds from the others. */
export function parseCounts(reader: BoxScoreReader): Counts {
  const counts = Object.fromEntries(
    countColumnNames.map((column) => [countColumns[column], count(reader, column)]),
  ) as Counts;
  counts.twoPointersMade ??= subtract(integerCell(reader, 'field_made', { max: maxCount }), counts.threePointersMade);
  counts.twoPointersAttempted ??= subtract(
    integerCell(reader, 'field_attempted', { max: maxCount }),
    counts.threePointersAttempted,
  );
  completeRebounds(reader, counts);
  checkShots(reader, counts);
  checkPoints(reader, counts);
  return counts;
}

const count = (reader: BoxScoreReader, column: CountColumn) =>
  integerCell(reader, column, {
    min: statRules[countColumns[column]].kind === 'difference' ? -maxCount : 0,
    max: maxCount,
  });

const subtract = (whole: number | null, part: number | null) => (whole === null ? null : whole - (part ?? 0));

function completeRebounds(reader: BoxScoreReader, counts: Counts): void {
  const total = integerCell(reader, 'rebounds', { max: maxCount });
  if (total === null) return;
  const { offensiveRebounds: offensive, defensiveRebounds: defensive } = counts;
  if (offensive === null && defensive === null) {
    if (total > 0)
      reader.warn('rebounds', 'which of them are offensive is not told', 'They are left out; add offensive_rebounds');
    return;
  }
  counts.offensiveRebounds ??= total - (defensive ?? 0);
  counts.defensiveRebounds ??= total - (offensive ?? 0);
  if (
    counts.offensiveRebounds + counts.defensiveRebounds === total &&
    counts.offensiveRebounds >= 0 &&
    counts.defensiveRebounds >= 0
  )
    return;
  const parts = `${counts.offensiveRebounds} offensive and ${counts.defensiveRebounds} defensive`;
  reader.fail('rebounds', `${total} are not ${parts}`, 'Correct one of the three');
}

const shots = [
  ['two', 'twoPointersMade', 'twoPointersAttempted'],
  ['three', 'threePointersMade', 'threePointersAttempted'],
  ['free', 'freeThrowsMade', 'freeThrowsAttempted'],
] as const;

function checkShots(reader: BoxScoreReader, counts: Counts): void {
  for (const [kind, made, attempted] of shots) {
    const [hits, tries] = [counts[made], counts[attempted]];
    if (hits !== null && hits < 0)
      reader.fail('field_made', 'there are fewer field goals than three-pointers', 'Correct one of them');
    else if (hits !== null && tries !== null && hits > tries) {
      reader.fail(`${kind}_made`, `${hits} made of ${tries} attempted`, 'Correct one of the two');
    }
  }
}

/** Lines with all three kinds of baskets; the others need the whole game (see `completePoints`). */
function checkPoints(reader: BoxScoreReader, counts: Counts): void {
  const { twoPointersMade, threePointersMade, freeThrowsMade, points } = counts;
  if (twoPointersMade === null || threePointersMade === null || freeThrowsMade === null) return;
  const made = 2 * twoPointersMade + 3 * threePointersMade + freeThrowsMade;
  counts.points ??= made;
  if (points === null || points === made) return;
  reader.fail('points', `${points} points, but the baskets make ${made}`, 'Correct the points or the baskets');
}
