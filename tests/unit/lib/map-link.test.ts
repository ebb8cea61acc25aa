import { expect, it } from 'vitest';
import { nearRows } from '#components/team/overview/near-rows.ts';
import type { StandingsRow } from '#lib/api/contract/standings.ts';
import { mapLink } from '#lib/map-link.ts';

const hall = { id: 'v', slug: 'v', name: 'Hala', city: 'Niš', capacity: null, games: 0 };

it('leads to the point of a hall, else to a search, else nowhere', () => {
  expect(mapLink({ ...hall, address: null, latitude: 43.3, longitude: 21.9 })).toContain('mlat=43.3&mlon=21.9');
  expect(mapLink({ ...hall, address: 'Main 1', latitude: null, longitude: null })).toContain('query=Main%201%2C%20Ni');
  expect(mapLink({ ...hall, city: null, address: null, latitude: null, longitude: null })).toBeNull();
});

it.each([
  ['t1', ['t1', 't2', 't3']],
  ['t3', ['t2', 't3', 't4']],
  ['t5', ['t3', 't4', 't5']],
])('shows %s between its neighbours', (id, expected) => {
  const rows = ['t1', 't2', 't3', 't4', 't5'].map((team) => ({ team: { id: team } }) as StandingsRow);
  expect(nearRows(rows, id, 3).map(({ team }) => team.id)).toEqual(expected);
});
