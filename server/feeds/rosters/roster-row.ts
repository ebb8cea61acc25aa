import type { positions } from '#lib/api/contract/player.ts';
import type { RowReader } from '#server/feeds/csv/row-reader.ts';
import type { RosterField, RosterLicence } from '#server/league/roster/roster-input.ts';
import type { RosterColumn } from './columns.ts';

export type RosterReader = RowReader<RosterColumn>;

export const rosterRoles = ['player', 'coach', 'assistant-coach', 'manager', 'physician'] as const;
type RosterRole = (typeof rosterRoles)[number];
export type Position = (typeof positions)[number];

/** One person in one team, parsed and checked. A value that the file does not give is null. */
export type RosterRow = {
  /** Line number in the file; the header is line 1. */
  line: number;
  /** The fields that the file has; an empty one clears what is stored. */
  given: ReadonlySet<RosterField>;
  season: string;
  league: string;
  team: { externalId: string | null; name: string; code: string | null };
  person: {
    externalId: string | null;
    /** Empty where the person has a single name. */
    firstName: string;
    lastName: string;
    /** `YYYY-MM-DD`. */
    birthDate: string | null;
    heightCm: number | null;
    weightKg: number | null;
    nationality: string | null;
  };
  role: RosterRole;
  /** Shirt number as worn: `0` and `00` are two numbers. */
  number: string | null;
  position: Position | null;
  isCaptain: boolean;
  isLicensed: boolean;
  /** Null where the line has no number of one. */
  licence: RosterLicence | null;
  /** First and last day in the team, `YYYY-MM-DD`; null: open. */
  from: string | null;
  until: string | null;
};
