import type { BracketSeries, BracketSource } from './bracket.ts';
import type { SeriesFormat } from './series.ts';

/**
 * A knock-out for `teams` seeds: 1 meets the last, and 1 and 2 can meet only in the final. Where the number is no power of
 * two, the best seeds have a bye. `formatOf` gives the length of each round, 1 being the first. Ids are `1-1`, `1-2`, `2-1` …
 *
 * The seeds themselves come from a table, or across groups from `rankAcrossGroups` (Appendix D.4).
 */
export function seedBracket(teams: number, formatOf: (round: number, rounds: number) => SeriesFormat): BracketSeries[] {
  if (!Number.isInteger(teams) || teams < 2) {
    throw new RangeError(`Bracket: ${teams} teams make no knock-out; give a whole number from 2 up`);
  }
  const rounds = Math.ceil(Math.log2(teams));
  const series: BracketSeries[] = [];
  let sources: BracketSource[] = seedOrder(2 ** rounds).map((seed) => (seed > teams ? { bye: true } : { seed }));
  for (let round = 1; round <= rounds; round += 1) {
    const winners: BracketSource[] = [];
    for (let index = 0; index < sources.length; index += 2) {
      const [home, away] = [sources[index], sources[index + 1]];
      if (!home || !away) continue;
      const id = `${round}-${index / 2 + 1}`;
      series.push({ id, round, home, away, format: formatOf(round, rounds), homeAdvantage: 'better-seed' });
      winners.push({ winnerOf: id });
    }
    sources = winners;
  }
  return series;
}

/** Seeds from top to bottom of the first round: 1, 8, 4, 5, 2, 7, 3, 6 for eight. */
function seedOrder(size: number): number[] {
  let order = [1];
  while (order.length < size) {
    const sum = order.length * 2 + 1;
    order = order.flatMap((seed) => [seed, sum - seed]);
  }
  return order;
}
