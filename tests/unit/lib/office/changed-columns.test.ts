import { expect, test } from 'vitest';
import { changedColumns } from '#lib/office/changed-columns.ts';

test('only what differs is named, in the order of its names', () => {
  const before = { state: 'scheduled', venue: 'hall', periods: [1] };
  const after = { state: 'final', venue: 'hall', periods: [1, 2], attendance: 400 };
  expect(changedColumns({ before, after })).toEqual([
    { column: 'attendance', before: null, after: '400' },
    { column: 'periods', before: '[1]', after: '[1,2]' },
    { column: 'state', before: 'scheduled', after: 'final' },
  ]);
});

test('a new row has no values before it, and long ones are cut', () => {
  const [column] = changedColumns({ before: null, after: { text: 'a'.repeat(300) } });
  expect(column?.before).toBeNull();
  expect(column?.after).toHaveLength(201);
});
