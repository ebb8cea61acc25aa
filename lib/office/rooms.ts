import type { StaffGrant } from '#lib/api/contract/staff.ts';
import { type GrantKind, grantKinds, holdsOneOf } from '#lib/api/contract/staff-grants.ts';

/** The rooms of the league's office, in the order of their tabs, with the grants that may enter. */
export const officeRooms = [
  { id: 'overview', for: grantKinds },
  { id: 'club', for: ['club'] },
  { id: 'results', for: ['admin', 'league-admin', 'scorer', 'league-scorer'] },
  { id: 'applications', for: ['admin', 'league-admin', 'editor', 'league-editor'] },
  { id: 'content', for: ['admin', 'editor'] },
  { id: 'people', for: ['admin', 'league-admin', 'editor', 'league-editor', 'club-editor'] },
  { id: 'competition', for: ['admin', 'league-admin'] },
  { id: 'fixtures', for: ['admin', 'league-admin'] },
  { id: 'look', for: ['admin'] },
  { id: 'claims', for: ['admin', 'editor'] },
  { id: 'data', for: ['admin'] },
  { id: 'staff', for: ['admin', 'league-admin'] },
  { id: 'audit', for: ['admin'] },
] as const satisfies readonly { id: string; for: readonly GrantKind[] }[];

export type OfficeRoom = (typeof officeRooms)[number]['id'];

/** Returns the rooms that somebody with these grants may enter. */
export const roomsFor = (grants: readonly StaffGrant[]): OfficeRoom[] =>
  officeRooms.filter((room) => holdsOneOf(grants, room.for)).map(({ id }) => id);
