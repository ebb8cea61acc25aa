import { expect, test } from 'vitest';
import { getSquad } from '#lib/api/contract/people/squad.ts';
import type { StaffGrant } from '#lib/api/contract/staff.ts';
import { isInScope, mayCall } from '#lib/office/own-scope.ts';

const grant = (values: Partial<StaffGrant>): StaffGrant => ({
  id: 'g',
  role: 'editor',
  league: null,
  club: null,
  ...values,
});
const league = { id: 'l1', name: 'First League', season: '2025/26' };
const club = { id: 'c1', slug: 'alfa', name: 'Alfa' };

test('a squad is in the scope of its league, of its club and of everything', () => {
  const squad = { league: { id: 'l1' }, clubs: ['alfa'] };
  expect(isInScope([grant({})], getSquad, squad)).toBe(true);
  expect(isInScope([grant({ league })], getSquad, squad)).toBe(true);
  expect(isInScope([grant({ league: { ...league, id: 'l2' } })], getSquad, squad)).toBe(false);
  expect(isInScope([grant({ club })], getSquad, squad)).toBe(true);
  expect(isInScope([grant({ club: { ...club, slug: 'beta' } })], getSquad, squad)).toBe(false);
  expect(isInScope([grant({ role: 'club', club })], getSquad, squad)).toBe(false);
});

test('what is of the whole site is for roles that hold for everything', () => {
  const call = { path: '/v2/manage/audit' };
  expect(mayCall([grant({ role: 'admin' })], call)).toBe(true);
  expect(mayCall([grant({ role: 'admin', league })], call)).toBe(false);
});
