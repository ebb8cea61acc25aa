import type { TeamInput } from '#server/league/fixture/fixture-input.ts';
import type { Entrant } from '#server/league/person/plan-enrolment.ts';

/** What a roster may leave out. */
export type RosterField =
  | 'number'
  | 'position'
  | 'isCaptain'
  | 'isLicensed'
  | 'birthDate'
  | 'heightCm'
  | 'weightKg'
  | 'nationality'
  | 'from'
  | 'until';

/** A licence that a roster names; what it leaves out stays as it is known. */
export type RosterLicence = { number: string; kind: string | null; from: string | null; until: string | null };

/** A line of a roster: a person's membership in a team. `given`: its fields; an empty one clears, any other changes nothing. */
export type RosterInput = {
  given: ReadonlySet<RosterField>;
  team: TeamInput;
  entrant: Entrant;
  heightCm: number | null;
  weightKg: number | null;
  nationality: string | null;
  isCaptain: boolean;
  /** Players only. */
  isLicensed: boolean;
  licence: RosterLicence | null;
  from: string | null;
  until: string | null;
};

export type RosterOutcome = 'created' | 'changed' | 'unchanged';
