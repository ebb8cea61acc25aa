export const placeOutcomes = ['playoff', 'play-in', 'promotion', 'relegation'] as const;

/** What a zone of the standings leads to, both ends included: `{ from: 1, to: 8, outcome: 'playoff' }`. */
export type PlaceOutcome = { from: number; to: number; outcome: (typeof placeOutcomes)[number] };

/** Zones from the first place to the last. */
export const zonesInOrder = (zones: readonly PlaceOutcome[]): PlaceOutcome[] =>
  zones.toSorted((one, other) => one.from - other.from);

/** `reversed`: it ends before it begins. `beyond`: it ends after the last place. `taken`: another zone has the place already. */
export type ZoneFault = { index: number; kind: 'reversed' | 'beyond' | 'taken'; place: number };

/** Returns what is wrong with the zones of a table of so many places, at most one fault of each. */
export function zoneFaults(zones: readonly PlaceOutcome[], places: number): ZoneFault[] {
  return zones.flatMap(({ from, to }, index): ZoneFault[] => {
    if (to < from) return [{ index, kind: 'reversed', place: to }];
    if (to > places) return [{ index, kind: 'beyond', place: to }];
    const other = zones.slice(0, index).find((zone) => zone.from <= to && from <= zone.to);
    return other ? [{ index, kind: 'taken', place: Math.max(from, other.from) }] : [];
  });
}
