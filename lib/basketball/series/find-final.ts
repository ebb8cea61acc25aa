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

/**
 * Returns the champion: the winner of the decided, declared final; else null. Nobody is champion while a finalist has lost its last
 * series before the final, as after the correction of a semi-final: that final was not between those who reached it.
 */
export function championOf<Series extends Played & { winner: string | null }>(
  rounds: readonly PlayedRound<Series>[],
): string | null {
  const final = findFinal(rounds);
  if (!final) return null;
  const before = rounds.slice(
    0,
    rounds.findIndex(({ series }) => series.includes(final)),
  );
  const isOut = [final.home, final.away].some((team) => lastSeriesOf(team, before)?.loser === team);
  return isOut ? null : final.winner;
}

function lastSeriesOf<Series extends Played>(team: string | null, rounds: readonly PlayedRound<Series>[]) {
  return rounds
    .flatMap(({ series }) => series)
    .findLast(({ home, away, loser }) => team !== null && loser !== null && (home === team || away === team));
}
