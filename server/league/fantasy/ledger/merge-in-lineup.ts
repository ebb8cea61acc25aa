import { entrantsOf, type Lineup } from '#lib/basketball/fantasy/lineup.ts';

type Stored = Lineup & { bank: number };
export type Pair = { keep: number; duplicate: number };

/**
 * Returns a lineup with the entrant that stays in the place of its duplicate. A squad that has both keeps the one that stays in the
 * better of the two places, gets the present price of the other back, and has a free place to fill with its next save.
 */
export function mergeInLineup<Row extends Stored>(row: Row, { keep, duplicate }: Pair, price: number): Row {
  const all = entrantsOf(row);
  if (!all.includes(duplicate)) return row;
  const replace = (entrant: number) => (entrant === duplicate ? keep : entrant);
  if (!all.includes(keep))
    return {
      ...row,
      starters: row.starters.map(replace),
      bench: row.bench.map(replace),
      sixth: row.sixth === null ? null : replace(row.sixth),
      coach: row.coach === null ? null : replace(row.coach),
      captain: replace(row.captain),
    };
  const isOnBench = row.bench.includes(keep);
  const starters = isOnBench ? row.starters.map(replace) : row.starters.filter((entrant) => entrant !== duplicate);
  const sixth = row.sixth === duplicate ? (isOnBench ? keep : null) : row.sixth;
  const bench = row.bench.filter(
    (entrant) => entrant !== duplicate && (entrant !== keep || !isMoved(row, isOnBench, duplicate)),
  );
  return { ...row, starters, sixth, bench, captain: replace(row.captain), bank: row.bank + price };
}

const isMoved = ({ bench }: Lineup, keptOnBench: boolean, duplicate: number) =>
  keptOnBench && !bench.includes(duplicate);
