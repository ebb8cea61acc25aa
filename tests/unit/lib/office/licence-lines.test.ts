import { expect, test } from 'vitest';
import { parseLicenceLines } from '#lib/office/licence-lines.ts';

test('a line has a name, a number, and a last day in any of its forms', () => {
  const lines = parseLicenceLines('Đorđe Ilić; 1044; 30.6.2027\n\nAna Kos\tK-7\t2027-06-30\tmladi\nMarko Savić;8');
  expect(lines.map(({ name, number, until, kind, problem }) => [name, number, until, kind, problem])).toEqual([
    ['Đorđe Ilić', '1044', '2027-06-30', null, null],
    ['Ana Kos', 'K-7', '2027-06-30', 'mladi', null],
    ['Marko Savić', '8', null, null, null],
  ]);
});

test('a line without a number, and a day that is none, are told', () => {
  expect(parseLicenceLines('Marko Savić\nAna Kos;7;31.2.2027').map(({ problem }) => problem)).toEqual([
    'parts',
    'until',
  ]);
});
