/** The columns of a roster, as docs/import.md describes them. */
export const rosterColumns = [
  'season',
  'league',
  'team',
  'team_id',
  'team_code',
  'person_id',
  'name',
  'name_order',
  'first_name',
  'last_name',
  'role',
  'number',
  'position',
  'captain',
  'licence',
  'licence_number',
  'licence_kind',
  'licence_from',
  'licence_until',
  'birth_date',
  'height',
  'weight',
  'nationality',
  'from',
  'until',
] as const;

export type RosterColumn = (typeof rosterColumns)[number];

export const requiredRosterColumns: readonly RosterColumn[] = ['season', 'league', 'team'];
