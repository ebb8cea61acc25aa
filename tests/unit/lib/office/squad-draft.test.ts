import { expect, test } from 'vitest';
import type { PersonCard } from '#lib/api/contract/people/person.ts';
import { draftOfName, draftOfPerson, problemOf, toEntry, withLookAlikes } from '#lib/office/squad-draft.ts';

const ilic: PersonCard = {
  id: 'p1',
  slug: 'dorde-ilic',
  firstName: 'Đorđe',
  lastName: 'Ilić',
  birthDate: null,
  portrait: null,
  isProvisional: false,
  memberships: [],
};

const hidden = { id: 'p2', name: null, team: 'Čelik', season: '2024/25' };

test('a new name is entered by its parts, a known person by id', () => {
  const place = { number: '7', position: null, role: 'player', from: '2026-01-01' };
  const name = { firstName: 'Mia', lastName: 'Kos', birthDate: null, isAnother: false };
  expect(toEntry(draftOfName({ ...name, number: '7' }), '2026-01-01')).toEqual({ ...place, ...name });
  expect(toEntry({ ...draftOfPerson(ilic), number: ' ' }, null)).toEqual({
    ...{ ...place, number: null, from: null },
    personId: 'p1',
  });
  expect(toEntry({ ...draftOfName(), person: hidden }, null)).toMatchObject({ personId: 'p2' });
});

test('a draft says what it lacks: a name, a number that is one, a choice of look-alikes', () => {
  const drafts = [draftOfName(), draftOfName({ lastName: 'Kos', number: '107' }), draftOfName({ lastName: 'Ilic' })];
  const asked = withLookAlikes(drafts, [{ entry: 2, people: [ilic], outside: [hidden] }]);
  expect(asked.map(problemOf)).toEqual(['name', 'number', 'choice']);
  expect(asked[2]?.lookAlikes).toEqual([ilic, hidden]);
});
