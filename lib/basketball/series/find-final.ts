import { isForPlace } from './enters.ts';

type Played = { home: string | null; away: string | null; loser: string | null };

const unlinked = { isFed: false, isTreeLinked: false, leadsOn: false };

/**
 * Returns the final: the only series of the last round that is not a placement series. The third-place game may be in
 * the same, an earlier or a later round. Null if the last round has several such series.
 */
export function findFinal<Series extends Played>(rounds: readonly (readonly Series[])[]): Series | null {
  for (const [index, round] of [...rounds.entries()].reverse()) {
    const earlier = rounds.slice(0, index).flat();
    const left = round.filter((series) => !isForPlace(series, earlier, unlinked));
    if (left.length > 0) return left.length === 1 ? (left[0] ?? null) : null;
  }
  return null;
}
