import type { Lineup } from '#lib/api/contract/fantasy/own-squad.ts';
import { type SquadRules, squadSize } from '#lib/basketball/fantasy/rules.ts';

export type PlaceKind = 'starter' | 'sixth' | 'bench' | 'coach';

/** A squad being made: places in the order of `placeKinds`, some still empty. */
export type Draft = { places: readonly (number | null)[]; captain: number | null };

/** Lists the places of a squad: the five, the sixth man, the bench, the coach. */
export function placeKinds(rules: SquadRules): PlaceKind[] {
  const bench = squadSize(rules) - 5 - (rules.hasSixthMan ? 1 : 0);
  return [
    ...Array.from({ length: 5 }, () => 'starter' as const),
    ...(rules.hasSixthMan ? (['sixth'] as const) : []),
    ...Array.from({ length: bench }, () => 'bench' as const),
    ...(rules.hasCoach ? (['coach'] as const) : []),
  ];
}

/** Returns the draft of a saved squad; an empty one without. */
export function draftOf(lineup: Lineup | null, rules: SquadRules): Draft {
  const kinds = placeKinds(rules);
  if (!lineup) return { places: kinds.map(() => null), captain: null };
  const { starters, sixth, bench, coach, captain } = lineup;
  const rest = { starter: [...starters], sixth: [sixth], bench: [...bench], coach: [coach] };
  return { places: kinds.map((kind) => rest[kind].shift() ?? null), captain };
}

/** Returns the squad of a draft; null while a place is empty or nobody is captain. */
export function lineupOf({ places, captain }: Draft, rules: SquadRules): Lineup | null {
  const kinds = placeKinds(rules);
  const of = (kind: PlaceKind) => places.filter((entrant, at) => kinds[at] === kind && entrant !== null) as number[];
  if (captain === null || places.includes(null)) return null;
  return {
    starters: of('starter'),
    sixth: of('sixth')[0] ?? null,
    bench: of('bench'),
    coach: of('coach')[0] ?? null,
    captain,
  };
}

/** Lists who has been picked so far. */
export const pickedOf = ({ places }: Draft): number[] => places.filter((entrant) => entrant !== null);

/** Puts an entrant on a place, or empties it. Who leaves the five is no captain any more. */
export function putOn(draft: Draft, place: number, entrant: number | null): Draft {
  return withCaptain({ ...draft, places: draft.places.map((each, at) => (at === place ? entrant : each)) });
}

/** Exchanges two places; with the coach's nothing changes. */
export function swapPlaces(draft: Draft, one: number, other: number, rules: SquadRules): Draft {
  const kinds = placeKinds(rules);
  if (one === other || kinds[one] === 'coach' || kinds[other] === 'coach') return draft;
  const [first = null, second = null] = [draft.places[one], draft.places[other]];
  return withCaptain({
    ...draft,
    places: draft.places.map((each, at) => (at === one ? second : at === other ? first : each)),
  });
}

const withCaptain = ({ places, captain }: Draft): Draft => ({
  places,
  captain: captain !== null && places.slice(0, 5).includes(captain) ? captain : null,
});
