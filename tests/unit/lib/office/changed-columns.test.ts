import { expect, test } from 'vitest';
import { changedColumns } from '#lib/office/changed-columns.ts';

test('only what differs is named, in the order of its names', () => {
  const before = { state: 'scheduled', venue: 'hall', periods: [1] };
  const after = { state: 'final', venue: 'hall', periods: [1, 2], attendance: 400 };
  expect(changedColumns({ before, after })).toEqual([
    { column: 'attendance', key: null, before: null, after: 400 },
    { column: 'periods', key: null, before: [1], after: [1, 2] },
    { column: 'state', key: null, before: 'scheduled', after: 'final' },
  ]);
});

test('within a column of several languages only the language that changed is named', () => {
  expect(
    changedColumns({ before: { names: { en: 'Arena', sr: 'Hala' } }, after: { names: { en: 'Hall', sr: 'Hala' } } }),
  ).toEqual([{ column: 'names', key: 'en', before: 'Arena', after: 'Hall' }]);
});
