import type { TeamInput } from '#server/league/fixture/fixture-input.ts';
import type { Entrant } from '#server/league/person/enrol.ts';

/** A line of a roster: a person's membership in a team. Null values are unknown and change nothing. */
export type RosterInput = {
  team: TeamInput;
  entrant: Entrant;
  heightCm: number | null;
  weightKg: number | null;
  nationality: string | null;
  isCaptain: boolean;
  from: string | null;
  until: string | null;
};

export type RosterOutcome = 'created' | 'changed' | 'unchanged';
