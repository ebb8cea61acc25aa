import type { Side } from '#lib/basketball/events.ts';

export type PlayedSeries = { id: string; home: string; away: string; winner: string | null };
export type RoundLink = { id: string; next: { id: string; side: Side } | null };

/**
 * Links playoff rounds into a bracket when only the pairings are known. A series leads to the next series its winner
 * plays in (either team while there is no winner), or to the one given in `known`. Returns each round in bracket order,
 * top to bottom, so that connecting lines do not cross.
 */
export function linkRounds(
  rounds: readonly (readonly PlayedSeries[])[],
  known: ReadonlyMap<string, RoundLink['next']> = new Map(),
): RoundLink[][] {
  const linked = rounds.map((round, index) => {
    const later = rounds.slice(index + 1).flat();
    return round.map((series): RoundLink => ({ id: series.id, next: known.get(series.id) ?? nextOf(series, later) }));
  });
  for (let index = linked.length - 2; index >= 0; index -= 1) {
    const place = new Map(
      linked
        .slice(index + 1)
        .flat()
        .map(({ id }, position) => [id, position]),
    );
    const key = ({ next }: RoundLink) =>
      next ? (place.get(next.id) ?? 0) * 2 + (next.side === 'home' ? 0 : 1) : Infinity;
    linked[index]?.sort((a, b) => (key(a) === key(b) ? 0 : key(a) - key(b)));
  }
  return linked;
}

function nextOf({ home, away, winner }: PlayedSeries, later: readonly PlayedSeries[]): RoundLink['next'] {
  const teams = (winner === null ? [home, away] : [winner]).filter((team) => team !== '');
  const next = later.find((series) => teams.includes(series.home) || teams.includes(series.away));
  return next ? { id: next.id, side: teams.includes(next.home) ? 'home' : 'away' } : null;
}
