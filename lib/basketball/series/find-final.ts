import { isForPlace } from './enters.ts';
import type { RoundDecision } from './series.ts';

type Played = { home: string | null; away: string | null; loser: string | null };

/** A playoff round with what it is declared to be played for. */
export type PlayedRound<Series extends Played> = { decides: RoundDecision | null; series: readonly Series[] };

const unlinked = { isFed: false, isTreeLinked: false, leadsOn: false };

/**
 * Returns the final: the only series of the rounds declared to decide the title, besides placement series between losers of
 * earlier rounds. Null if no round is declared so, or if it has several such series.
 */
export function findFinal<Series extends Played>(rounds: readonly PlayedRound<Series>[]): Series | null {
  const finals = rounds.flatMap(({ decides, series }, index) => {
    if (decides !== 'title') return [];
    const earlier = rounds.slice(0, index).flatMap((round) => round.series);
    return series.filter((one) => !isForPlace(one, earlier, unlinked));
  });
  return finals.length === 1 ? (finals[0] ?? null) : null;
}

/** Returns the champion: the winner of the decided, declared final; else null. */
export function championOf<Series extends Played & { winner: string | null }>(
  rounds: readonly PlayedRound<Series>[],
): string | null {
  return findFinal(rounds)?.winner ?? null;
}
