/** Who plays on one side of a series: a seed, the winner of an earlier series, or nobody. */
export type BracketSource = { seed: number } | { winnerOf: string } | { bye: true };

type BracketSeries = { id: string; round: number; home: BracketSource; away: BracketSource };

/**
 * Builds a knock-out bracket for `teams` seeds, rounds from 1: 1 meets the last, and 1 and 2 can meet only in the final. If the
 * number is not a power of two, the best seeds have a bye. Ids are `1-1`, `1-2`, `2-1` … Throws `RangeError` for fewer
 * than two teams.
 *
 * Seeds come from the standings, or across groups from `rankAcrossGroups` (Appendix D.4).
 */
export function seedBracket(teams: number): BracketSeries[] {
  if (!Number.isInteger(teams) || teams < 2) {
    throw new RangeError(`Bracket: ${teams} teams cannot form a knock-out; give an integer of 2 or more`);
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
      series.push({ id, round, home, away });
      winners.push({ winnerOf: id });
    }
    sources = winners;
  }
  return series;
}

/** Returns the seeds of the first round from top to bottom: 1, 8, 4, 5, 2, 7, 3, 6 for eight. */
function seedOrder(size: number): number[] {
  let order = [1];
  while (order.length < size) {
    const sum = order.length * 2 + 1;
    order = order.flatMap((seed) => [seed, sum - seed]);
  }
  return order;
}
