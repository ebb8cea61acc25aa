import { expect, test } from 'vitest';
import type { StaffGrant } from '#lib/api/contract/staff.ts';
import { draftOf, newGrant, scopesToGive, toGrantInput, withRole, withScope } from '#lib/office/grant-draft.ts';
import { roomsFor } from '#lib/office/rooms.ts';

const league = { id: 'l1', name: 'First League', season: '2025/26' };
const club = { id: 'c1', slug: 'alfa', name: 'Alfa' };
const grant = (values: Partial<StaffGrant>): StaffGrant => ({
  id: 'g',
  role: 'admin',
  league: null,
  club: null,
  ...values,
});
const admin = [grant({})];
const leagueAdmin = [grant({ league })];

test('an admin gives each role in every scope that it can have, an admin of a league only in leagues', () => {
  expect(scopesToGive(admin, 'editor')).toEqual(['tenant', 'league', 'club']);
  expect(scopesToGive(admin, 'club')).toEqual(['club']);
  expect(scopesToGive(leagueAdmin, 'editor')).toEqual(['league']);
  expect(scopesToGive(leagueAdmin, 'club')).toEqual([]);
});

test('another role keeps the scope where it can, and a scope without its league or club is not sent', () => {
  expect(newGrant(leagueAdmin)).toEqual({ role: 'scorer', scope: 'league', id: '' });
  const ofClub = draftOf(grant({ role: 'editor', club }));
  expect(withRole(admin, ofClub, 'club')).toEqual({ role: 'club', scope: 'club', id: 'c1' });
  expect(withRole(admin, ofClub, 'scorer')).toEqual({ role: 'scorer', scope: 'tenant', id: '' });
  expect(toGrantInput(withScope(ofClub, 'league'))).toBeNull();
  expect(toGrantInput(ofClub)).toEqual({ role: 'editor', leagueId: null, clubId: 'c1' });
});

test('the rooms are those of the roles in their scope', () => {
  expect(roomsFor([grant({ role: 'club', club })])).toEqual(['overview', 'club']);
  expect(roomsFor([grant({ role: 'editor', club })])).toEqual(['overview', 'people']);
  expect(roomsFor(leagueAdmin)).toEqual([
    'overview',
    'results',
    'applications',
    'people',
    'competition',
    'fixtures',
    'staff',
  ]);
  expect(roomsFor(admin)).not.toContain('club');
});
