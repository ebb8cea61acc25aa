import type { FieldColumns } from '#server/feeds/csv/given-fields.ts';
import type { RosterField } from '#server/league/roster/roster-input.ts';
import type { RosterColumn } from './columns.ts';

/** The columns of each field of a roster. */
export const rosterFieldColumns: FieldColumns<RosterField, RosterColumn> = {
  number: ['number'],
  position: ['position'],
  isCaptain: ['captain'],
  isLicensed: ['licence'],
  birthDate: ['birth_date'],
  heightCm: ['height'],
  weightKg: ['weight'],
  nationality: ['nationality'],
  from: ['from'],
  until: ['until'],
};
