import { entrantsOf, type Lineup } from './lineup.ts';

/** Lists who comes and who goes between two squads. */
export function transfersBetween(before: Lineup | null, after: Lineup): { bought: number[]; sold: number[] } {
  const [old, next] = [before ? entrantsOf(before) : [], entrantsOf(after)];
  return {
    bought: next.filter((entrant) => !old.includes(entrant)),
    sold: old.filter((entrant) => !next.includes(entrant)),
  };
}

/** Returns what is left to spend: who goes is sold at the present price, whatever was paid. All in tenths of a credit. */
export function bankAfter(
  bank: number,
  { bought, sold }: { bought: readonly number[]; sold: readonly number[] },
  priceOf: (entrant: number) => number,
): number {
  const sum = (entrants: readonly number[]) => entrants.reduce((total, entrant) => total + priceOf(entrant), 0);
  return bank + sum(sold) - sum(bought);
}
