import { expect, test } from 'vitest';
import { toCsv } from '#server/csv/to-csv.ts';
import { readCsv } from '#server/feeds/csv/read-csv.ts';

test('rows are lines below a header, and what is not known is an empty cell', () => {
  const rows = [
    { name: 'Ana', points: 12, shared: true },
    { points: 0, name: null, shared: false },
  ];
  expect(toCsv(['name', 'points', 'shared'], rows)).toBe('name,points,shared\nAna,12,yes\n,0,no\n');
});

test('without rows there is the header alone, and no byte order mark', () => {
  expect(toCsv(['a', 'b'], [])).toBe('a,b\n');
  expect(toCsv(['a', 'b'], [], 'spreadsheet')).toBe('a,b\r\n');
});

test.each([
  ['plain', ['Đorđe, «7»', 'say "x"', 'a;b', 'a\tb', 'a\nb', 'a\rb', ' a ', '=1+1']],
  ['spreadsheet', ['Đorđe, «7»', 'say "x"', 'a;b', 'a\tb', 'a\nb', 'a\rb', ' a ', '-5']],
] as const)('in a %s file only cells that could be misread stand in quotes', (dialect, cells) => {
  const [end, tab] = dialect === 'plain' ? ['\n', '"a\tb"'] : ['\r\n', 'a\tb'];
  const quoted = ['"Đorđe, «7»"', '"say ""x"""', '"a;b"', tab, '"a\nb"', '"a\rb"', ' a ', cells[7]];
  expect(
    toCsv(
      ['a'],
      cells.map((cell) => [cell]),
      dialect,
    ),
  ).toBe(`${['a', ...quoted].join(end)}${end}`);
});

test('a cell that a spreadsheet would run as a formula stays a text, a telephone number as it is', () => {
  const cells = ['=1+1', '@SUM(A1)', '-cmd', '\tcmd', '+381 18 123 456', 'a,b', 'say "x"', '-5', ''];
  const [, line] = toCsv([...'abcdefghi'], [cells], 'spreadsheet').split('\r\n');
  expect(line).toBe(`'=1+1,'@SUM(A1),'-cmd,'\tcmd,+381 18 123 456,"a,b","say ""x""",-5,`);
});

test.each(['plain', 'spreadsheet'] as const)('an import reads each text of a %s file as it was', (dialect) => {
  const texts = [
    '=1+1',
    '@SUM(A1)',
    '-cmd',
    '+x',
    "'=1+1",
    "''-5",
    "'-5",
    '-5',
    '+381 18 123',
    "'t Hooft",
    "'",
    "d'Or",
  ];
  const numbers = [-5, 0, 12];
  const text = toCsv(
    ['text'],
    [...texts, ...numbers].map((cell) => [cell]),
    dialect,
  );
  const { records } = readCsv({ file: 'a.csv', text });
  expect(records.map(({ cells }) => cells.get('text'))).toEqual([...texts, ...numbers.map(String)]);
});
