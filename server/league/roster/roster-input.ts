import type { TeamInput } from '#server/league/fixture/fixture-input.ts';
import type { Entrant } from '#server/league/person/enrol.ts';

/** A person's place in a team as a roster has it; what is null is not told and changes nothing. */
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
