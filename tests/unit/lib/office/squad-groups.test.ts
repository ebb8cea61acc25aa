import { expect, test } from 'vitest';
import type { SquadMember } from '#lib/api/contract/people/squad.ts';
import { groupSquad, move, warningsOf } from '#lib/office/squad-groups.ts';

const member = (id: string, of: Partial<SquadMember> = {}): SquadMember => ({
  id,
  revision: 0,
  teamId: 'team',
  person: { id, firstName: 'Ana', lastName: `Kos ${id}`, birthDate: null, isProvisional: false },
  role: 'player',
  number: null,
  position: null,
  isCaptain: false,
  from: null,
  until: null,
  restriction: null,
  restrictedUntil: null,
  licence: null,
  ...of,
});

test('a squad is players, staff, and those whose last day is over', () => {
  const members = [
    member('a', { until: '2026-01-14' }),
    member('b', { until: '2026-01-15' }),
    member('c', { role: 'coach' }),
  ];
  const { players, staff, left } = groupSquad(members, '2026-01-15');
  expect([players, staff, left].map((group) => group.map(({ id }) => id))).toEqual([['b'], ['c'], ['a']]);
});

test('a number that two wear and a second captain are told', () => {
  const members = [
    member('a', { number: '7', isCaptain: true }),
    member('b', { number: '7', isCaptain: true }),
    member('c', { number: '07' }),
  ];
  expect(warningsOf(members)).toEqual([
    { kind: 'number', value: '7' },
    { kind: 'captains', value: 'Kos a, Kos b' },
  ]);
});

test('somebody changes places with the neighbour of the group, past others of the squad', () => {
  const members = [member('a'), member('coach', { role: 'coach' }), member('b')];
  const players = members.filter(({ role }) => role === 'player');
  expect(move(members, players, 'b', -1)).toEqual(['b', 'coach', 'a']);
  expect(move(members, players, 'a', -1)).toEqual(['a', 'coach', 'b']);
});
