import type { StaffRole } from '#lib/api/contract/staff.ts';

/** The rooms of the league's office, in the order of their tabs, with the roles that may enter. */
export const officeRooms = [
  { id: 'overview', roles: ['admin', 'editor', 'scorer'] },
  { id: 'results', roles: ['admin', 'scorer'] },
  { id: 'applications', roles: ['admin', 'editor'] },
  { id: 'content', roles: ['admin', 'editor'] },
  { id: 'people', roles: ['admin', 'editor'] },
  { id: 'competition', roles: ['admin'] },
  { id: 'fixtures', roles: ['admin'] },
  { id: 'look', roles: ['admin'] },
  { id: 'claims', roles: ['admin', 'editor'] },
  { id: 'data', roles: ['admin'] },
  { id: 'staff', roles: ['admin'] },
  { id: 'audit', roles: ['admin'] },
] as const satisfies readonly { id: string; roles: readonly StaffRole[] }[];

export type OfficeRoom = (typeof officeRooms)[number]['id'];

/** Returns the rooms that somebody with these roles may enter. */
export const roomsFor = (held: readonly StaffRole[]): OfficeRoom[] =>
  officeRooms
    .filter(({ roles }) => held.some((role) => (roles as readonly StaffRole[]).includes(role)))
    .map(({ id }) => id);
