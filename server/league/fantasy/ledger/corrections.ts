import type { EntrantRef } from '#lib/api/contract/fantasy/common.ts';
import type { FantasyCorrection } from '#lib/api/contract/fantasy/round.ts';
import { type StoredLine, toLedgerLine } from './lines.ts';

/** Returns the bookings after the first of each game, the latest first: what they changed for whom. */
export function correctionsOf(
  lines: readonly StoredLine[],
  refs: ReadonlyMap<number, EntrantRef>,
): FantasyCorrection[] {
  const later = lines.filter(({ cause }) => cause !== 'final');
  return [...Map.groupBy(later, ({ booking }) => booking).values()]
    .flatMap((own) => {
      const [first] = own;
      if (!first) return [];
      const { booking, cause, at, gameId, isBooked } = first;
      const changes = [...Map.groupBy(own, ({ entrant }) => entrant)].flatMap(([number, ofEntrant]) => {
        const entrant = refs.get(number);
        const points = ofEntrant.reduce((sum, line) => sum + line.points, 0);
        return entrant ? [{ entrant, lines: ofEntrant.map(toLedgerLine), points }] : [];
      });
      return [{ booking, cause, at, gameId, isBooked, changes }];
    })
    .toSorted((a, b) => b.booking - a.booking);
}
