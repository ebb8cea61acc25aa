import { expect, test } from 'vitest';
import { parseSquadLines } from '#lib/office/squad-lines.ts';

const read = (text: string) =>
  parseSquadLines(text).map(({ number, firstName, lastName, position, birthDate }) =>
    [number, firstName, lastName, position, birthDate].map((part) => part ?? '-').join('|'),
  );

test.each([
  ['7 Đorđe Ilić', '7|Đorđe|Ilić|-|-'],
  ['00\tPetar\tSimić\tPF\t2001-05-03', '00|Petar|Simić|PF|2001-05-03'],
  ['Ilić, Đorđe; 12; 3.5.2001.', '12|Đorđe|Ilić|-|2001-05-03'],
  ['#9. Ana Marija Kostić (C) 29/02/2000', '9|Ana Marija|Kostić|C|2000-02-29'],
  ['C. Ilić', '-|C.|Ilić|-|-'],
  ['Nenê', '-||Nenê|-|-'],
])('«%s» is a person with what the line says', (line, understood) => {
  expect(read(line)).toEqual([understood]);
});

test('empty lines are left out, and what is no day stays in the name to be seen', () => {
  expect(read('4 Ana Kos\r\n\r\n  \n5 Mia Lah 31.2.2001')).toEqual(['4|Ana|Kos|-|-', '5|Mia Lah|31.2.2001|-|-']);
});
