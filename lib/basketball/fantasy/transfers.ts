import { entrantsOf, type Lineup } from './lineup.ts';

type Entrants = readonly number[];
type Transfers = { bought: number[]; sold: number[] };

/** Lists who comes and who goes between two squads. */
export const transfersBetween = (before: Lineup | null, after: Lineup): Transfers =>
  transfersOf(before ? entrantsOf(before) : [], entrantsOf(after));

const transfersOf = (before: Entrants, after: Entrants): Transfers => ({
  bought: after.filter((entrant) => !before.includes(entrant)),
  sold: before.filter((entrant) => !after.includes(entrant)),
});

/** Prices at which the transfers of a squad were made, by entrant. */
export type Deals = Readonly<Record<number, number>>;

/** Who is in the squad of the round before and in the saved one, nobody without it, and the prices of the transfers between them. */
type Saved = { before: Entrants; present: Entrants; deals: Deals };

/** Lists who came or went between the round before and the saved squad. */
function transferred({ before, present }: Saved): Set<number> {
  const { bought, sold } = transfersOf(before, present);
  return new Set(present.length > 0 ? [...bought, ...sold] : []);
}

/**
 * Tells at which price an entrant comes or goes: the present one. What is undone, a sale or a purchase since the round `before`, is undone
 * at the price at which it was made.
 */
export function transferPrices(saved: Saved, priceOf: (entrant: number) => number): (entrant: number) => number {
  const made = transferred(saved);
  return (entrant) => (made.has(entrant) ? saved.deals[entrant] : undefined) ?? priceOf(entrant);
}

/** Returns what is left to spend with the entrants `after`, who may be too few yet, and the prices of the transfers that stand then. */
export function dealTransfers(
  { bank, ...saved }: Saved & { bank: number },
  after: Entrants,
  priceOf: (entrant: number) => number,
): { bank: number; deals: Deals } {
  const made = transferred(saved);
  const { bought, sold } = transfersOf(saved.before, after);
  return {
    bank: bankAfter(bank, transfersOf(saved.present, after), transferPrices(saved, priceOf)),
    deals: Object.fromEntries(
      [...bought, ...sold].flatMap((entrant) => {
        const price = made.has(entrant) ? saved.deals[entrant] : priceOf(entrant);
        return price === undefined ? [] : [[entrant, price]];
      }),
    ),
  };
}

/** Returns what is left to spend: all in tenths of a credit. */
export function bankAfter(
  bank: number,
  { bought, sold }: { bought: readonly number[]; sold: readonly number[] },
  priceOf: (entrant: number) => number,
): number {
  const sum = (entrants: readonly number[]) => entrants.reduce((total, entrant) => total + priceOf(entrant), 0);
  return bank + sum(sold) - sum(bought);
}
