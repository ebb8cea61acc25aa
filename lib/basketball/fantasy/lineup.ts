/** A squad of a round, by numbers of entrants. */
export type Lineup = {
  starters: readonly number[];
  sixth: number | null;
  bench: readonly number[];
  coach: number | null;
  captain: number;
};

type Slot = 'starter' | 'sixth' | 'bench' | 'coach';
export type Place = { entrant: number; slot: Slot; isCaptain: boolean };

/** Lists the places of a lineup: starters, sixth man, bench, coach. */
export function placesOf({ starters, sixth, bench, coach, captain }: Lineup): Place[] {
  const place = (slot: Slot) => (entrant: number) => ({
    entrant,
    slot,
    isCaptain: entrant === captain && slot !== 'coach',
  });
  return [
    ...starters.map(place('starter')),
    ...(sixth === null ? [] : [place('sixth')(sixth)]),
    ...bench.map(place('bench')),
    ...(coach === null ? [] : [place('coach')(coach)]),
  ];
}

/** Lists all entrants of a lineup. */
export const entrantsOf = (lineup: Lineup): number[] => placesOf(lineup).map(({ entrant }) => entrant);
