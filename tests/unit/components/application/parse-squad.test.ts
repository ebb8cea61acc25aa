import { expect, test } from 'vitest';
import { parseSquad } from '#components/application/parse-squad.ts';

const luka = { name: 'Luka Đorđević', birthDate: '2004-02-29', position: 'PG', height: '198', number: '7' };

test.each([
  ['tabs', 'Luka Đorđević\t29.02.2004\tPG\t198\t7'],
  ['semicolons', 'Luka Đorđević;2004-02-29;pg;198 cm;#7'],
  ['commas and quotes', '"Luka Đorđević",29/02/2004,PG,1.98,7'],
  ['another order', '7\tPG\tLuka Đorđević\t1,98 m\t29. 2. 2004.'],
  ['two columns of names', '7\tLuka\tĐorđević\t29.2.2004\tPG\t198'],
])('a line with %s is a player', (_, text) => {
  expect(parseSquad(text)).toEqual([luka]);
});

test('a header is no player, in whatever language it is', () => {
  const text = 'Имя\tДата рождения\tПозиция\tРост\tНомер\nLuka Đorđević\t29.02.2004\tPG\t198\t7\r\n\r\n';
  expect(parseSquad(text)).toEqual([luka]);
});

test('what is not known stays empty, and is not made up', () => {
  expect(parseSquad('Luka Đorđević')).toEqual([
    { name: 'Luka Đorđević', birthDate: '', position: '', height: '', number: '' },
  ]);
  expect(parseSquad('Luka Đorđević;31.02.2004;XY;98;100')[0]).toMatchObject({
    birthDate: '',
    position: '',
    height: '',
    number: '98',
  });
});

test('text without names holds nobody', () => {
  expect(parseSquad('')).toEqual([]);
  expect(parseSquad('1;2;3\n2004-01-01')).toEqual([]);
});
