import { isForPlace } from './enters.ts';

type Played = { home: string | null; away: string | null; loser: string | null };

const unlinked = { isFed: false, isTreeLinked: false, leadsOn: false };

/**
 * The final of playoffs: the one series of their last round that is not for a place, wherever the game for the third place
 * stands, in the final's round, before or behind it. Null where the last round has several.
 */
export function findFinal<Series extends Played>(rounds: readonly (readonly Series[])[]): Series | null {
  for (const [index, round] of [...rounds.entries()].reverse()) {
    const earlier = rounds.slice(0, index).flat();
    const left = round.filter((series) => !isForPlace(series, earlier, unlinked));
    if (left.length > 0) return left.length === 1 ? (left[0] ?? null) : null;
  }
  return null;
}
