import { expect, test } from 'vitest';
import { ImportError } from '#server/feeds/errors/import-error.ts';
import { readSpreadsheet } from '#server/feeds/spreadsheet/read-spreadsheet.ts';
import { sheetText } from '#server/feeds/spreadsheet/sheet-text.ts';
import { sheetRow, spreadsheetOf } from '#tests/fixtures/spreadsheet.ts';

const read = (bytes: Buffer) => readSpreadsheet('list.xlsx', bytes);
const xmlOf = (rows: string) => Buffer.from(`<worksheet><sheetData>${rows}</sheetData></worksheet>`);

test('an entry that the directory of the file does not name is not read', async () => {
  const hidden = { name: 'xl/worksheets/sheet1.xml', data: xmlOf(sheetRow(1, ['hidden'])), isHidden: true };
  const sheet = spreadsheetOf(sheetRow(1, ['named']), { others: [hidden] });
  expect(await read(sheet)).toEqual([['named']]);
});

const cell = (place: string) => `<row><c r="${place}"><v>1</v></c></row>`;
const oneRow = Array.from({ length: 600 }, (_, index) => `<c r="A${index + 1}"><v>1</v></c>`).join('');
const shared = '<c r="A1" t="s"><v>0</v></c>'.replace('A1', 'R');
const manyShared = Array.from({ length: 70 }, (_, index) => sheetRow(index + 1, [{ xml: shared }])).join('');

test.each<[string, Buffer, RegExp]>([
  ['a sheet at an unusual place', spreadsheetOf(cell('CV300000'), { sheet: 'foo.xml' }), /300000 rows and 100 columns/],
  ['a column far out', spreadsheetOf(cell('ZZZ1')), /18278 columns/],
  ['more rows than can be read, without numbers', spreadsheetOf('<row/>'.repeat(100_001)), /100001 rows/],
  ['a row number as a power', spreadsheetOf('<row r="2e5"/>'), /damaged/],
  ['a row number in character references', spreadsheetOf('<row r="&#50;00000"/>'), /damaged/],
  ['a row number of another namespace', spreadsheetOf('<x:row x:r="200000"/>'), /200000 rows/],
  ['several tables in a sheet', spreadsheetOf('</sheetData><sheetData>'), /damaged/],
  ['a row that holds the cells of others', spreadsheetOf(`<row r="1">${oneRow}</row>`), /600 columns/],
  [
    'one long text in many cells',
    spreadsheetOf(manyShared, { sharedStrings: `<si><t>${'x'.repeat(1024 * 1024)}</t></si>` }),
    /more than 64 MB/,
  ],
  [
    'a date that no calendar has',
    spreadsheetOf('<row r="1"><c r="A1" s="1"><v>1e300</v></c></row>'),
    /row 1 has a date/,
  ],
])('%s is refused with the cure', async (_, bytes, message) => {
  const refused = await read(bytes).then(String, (error: unknown) => error);
  expect(refused).toBeInstanceOf(ImportError);
  expect(String(refused)).toMatch(message);
});

test('a sheet at an unusual place is read, and other files of it are no sheet', async () => {
  const theme = { name: 'xl/theme/theme1.xml', data: Buffer.from('<a><b r="-80000"/><c r="999999"/></a>') };
  const picture = { name: 'xl/media/image1.png', data: Buffer.from('sheetData r="x"') };
  const sheet = spreadsheetOf(sheetRow(2, ['Čačak', 7]), { sheet: 'list.xml', others: [theme, picture] });
  expect(await read(sheet)).toEqual([
    [null, null],
    ['Čačak', 7],
  ]);
});

test('a sheet of many rows becomes a text', () => {
  const rows = Array.from({ length: 300_000 }, () => ['x']);
  expect(sheetText(rows, 'YYYY-MM-DD')).toHaveLength(600_000);
});
