import { pathOf } from './check-lineup.ts';
import type { Fault } from './faults.ts';
import { entrantsOf, type Lineup, placesOf } from './lineup.ts';

/**
 * Lists what a change of places during a round breaks. Nobody comes or goes. Who has begun to play can only be moved down to the
 * bench, where the points count half; a captain who has begun stays captain, and nobody who has begun becomes one. Source: turns of
 * the EuroLeague Fantasy Challenge.
 */
export function checkPlaces(before: Lineup, after: Lineup, begun: ReadonlySet<number>): Fault[] {
  const same = entrantsOf(before).toSorted(ascending).join() === entrantsOf(after).toSorted(ascending).join();
  if (!same)
    return [
      {
        rule: 'same-squad',
        path: 'lineup',
        message: 'the round is played: players change places, nobody comes or goes',
      },
    ];
  const slots = new Map(placesOf(before).map(({ entrant, slot }) => [entrant, slot]));
  const moved = placesOf(after).filter(({ entrant, slot }) => slots.get(entrant) !== slot && begun.has(entrant));
  return [
    ...moved
      .filter(({ slot }) => slot !== 'bench')
      .map(({ entrant }) => ({
        rule: 'has-begun' as const,
        path: pathOf(entrant, after),
        message: `entrant ${entrant} has begun to play and can only be moved to the bench`,
      })),
    ...captainFaults(before, after, begun),
  ];
}

const ascending = (a: number, b: number) => a - b;

function captainFaults(before: Lineup, after: Lineup, begun: ReadonlySet<number>): Fault[] {
  if (before.captain === after.captain) return [];
  const place = { rule: 'captain-has-begun', path: 'lineup.captain' } as const;
  if (begun.has(before.captain)) return [{ ...place, message: 'the captain has begun to play and stays captain' }];
  if (begun.has(after.captain)) return [{ ...place, message: `entrant ${after.captain} has begun to play` }];
  return [];
}
