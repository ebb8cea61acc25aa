import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DatabaseConnection } from '#server/db/connect.ts';
import { sheetRow, spreadsheetOf, zipOf } from '#tests/fixtures/spreadsheet.ts';
import { createTestDatabase } from '#tests/setup/database.ts';
import { everything, type Office, openOffice } from './office.ts';

let database: DatabaseConnection;
let office: Office;
beforeAll(async () => {
  database = await createTestDatabase();
  office = await openOffice(database);
});
afterAll(() => database.close());

const now = () => everything(database, office.table.ids.tenantId);
const head = ['season', 'league', 'round', 'date', 'time', 'home', 'away', 'home_score', 'away_score'];

test('a spreadsheet has dates as cells and as text, times, formulas by their last value, and the numbers of its rows', async () => {
  const row = (number: number, date: string | { xml: string }, away: string) =>
    sheetRow(number, [
      '2025/26',
      'First league',
      30,
      date,
      { xml: '<c r="R" s="2"><v>0.7916666666666666</v></c>' },
      'Alfa',
      away,
      { xml: '<c r="R"><f>40+41</f><v>81</v></c>' },
      77,
    ]);
  const sheet = spreadsheetOf(
    [
      sheetRow(1, head),
      row(2, { xml: '<c r="R" s="1"><v>45658</v></c>' }, 'Beta'),
      row(4, '1.2.2025', 'Djerdap'),
      row(5, '1.2.25', 'Čelik'),
    ].join(''),
  );
  const opened = await office.open(sheet, 'list.xlsx');
  expect(opened.file).toMatchObject({ encoding: '.xlsx', delimiter: null, lines: 3, map: { date: 'DD.MM.YYYY' } });
  const { report } = await office.preview(opened.id, opened.map);
  expect(report.lines.map(({ line, outcome, title }) => [line, outcome, title])).toEqual([
    [5, 'refused', ''],
    [2, 'created', 'Alfa – Beta, 2025-01-01'],
    [4, 'created', 'Alfa – Djerdap, 2025-02-01'],
  ]);
  const before = await now();
  await office.apply(opened.id, opened.map);
  const games = (await now()).game?.filter((game) => !before.game?.some((old) => idOf(old) === idOf(game)));
  expect(games).toMatchObject([{ home_score: 81, away_score: 77 }, { home_score: 81 }]);
  expect((games as { tip_off_at: string }[]).map(({ tip_off_at }) => tip_off_at.slice(11, 16))).toEqual([
    '18:00',
    '18:00',
  ]);
  expect((await now()).team).toHaveLength(before.team?.length ?? 0);
});

test.each([
  ['UTF-8', Buffer.from('season,league\n')],
  ['UTF-8', Buffer.from('\uFEFFseason,league\n')],
  ['UTF-16', Buffer.from('\uFEFFseason\tleague\n', 'utf16le')],
  ['UTF-16', Buffer.from('season\tleague\n', 'utf16le').swap16()],
  ['Windows-1251', Buffer.from([0xc4, 0xe0, 0xf2, 0xe0, 0x3b, 0xd2, 0xf3, 0xf0, 0x0a])],
  ['Windows-1250', Buffer.from([0x44, 0x6f, 0x6d, 0x61, 0xe6, 0x69, 0x3b, 0x47, 0x6f, 0x9a, 0x0a])],
])('the encoding %s is found', async (encoding, bytes) => {
  expect((await office.open(bytes)).file).toMatchObject({
    encoding,
    header: expect.arrayContaining([expect.any(String)]),
  });
});

test('Cyrillic headers and names are those of the league', async () => {
  const text = 'Сезон;Лига;Тур;Дата;Хозяева;Гости\n2025/26;First league;31;1.3.2027;Алфа;Ђердап\n';
  const opened = await office.open(text);
  const columns = {
    ...opened.map.columns,
    season: 'Сезон',
    league: 'Лига',
    round: 'Тур',
    date: 'Дата',
    home: 'Хозяева',
    away: 'Гости',
  };
  const before = await now();
  const applied = await office.apply(opened.id, { ...opened.map, columns, constants: {} });
  expect(applied.answer.report.counts).toMatchObject({ created: 1, refused: 0 });
  expect((await now()).team).toHaveLength(before.team?.length ?? 0);
});

const bomb = () => zipOf([{ name: 'xl/worksheets/sheet1.xml', data: Buffer.alloc(80 * 1024 * 1024) }]);
const wide = () => Array.from({ length: 50_000 }, (_, index) => `c${index}`).join(',');
test.each<[string, () => string | Uint8Array, RegExp]>([
  ['a file of one line of 10 MB', () => 'x'.repeat(10 * 1024 * 1024), /first line/],
  ['an empty file', () => '', /empty/],
  ['NUL bytes', () => 'season,league\n2025\0,a\n', /text/],
  ['50,000 columns', () => `${wide()}\n${wide()}\n`, /first line/],
  ['a column that stands twice', () => 'home,home\nA,B\n', /twice/],
  ['a zip bomb', bomb, /64 MB/],
  ['a ZIP file that is cut off', () => bomb().subarray(0, 2000), /no spreadsheet/],
  ['a ZIP file that is no spreadsheet', () => zipOf([{ name: 'a.txt', data: Buffer.from('a') }]), /no spreadsheet/],
  [
    'a cell in the last corner',
    () => spreadsheetOf('<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>'),
    /1048576 rows/,
  ],
  ['an old spreadsheet', () => Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]), /\.xlsx/],
])('%s is refused with the cure, and nothing is kept', async (_, content, message) => {
  const before = await now();
  const { status, answer } = await office.upload(content());
  expect([status, answer.message]).toEqual([400, expect.stringMatching(message)]);
  expect(await now()).toEqual(before);
});

test('a formula in a text stays a text, and an export of it runs nothing', async () => {
  const opened = await office.open(
    'season,league,round,date,home,away,venue\n2025/26,First league,40,2027-04-01,Alfa,Beta,"=HYPERLINK(""x"")"\n',
  );
  expect((await office.apply(opened.id, opened.map)).answer.report.counts).toMatchObject({ created: 1 });
  expect((await now()).venue).toContainEqual(expect.objectContaining({ name: '=HYPERLINK("x")' }));
  const lines = (await office.download('fixtures')).bytes.toString().split('\r\n');
  const [line = ''] = lines.filter((text) => text.includes('HYPERLINK'));
  expect(line).toContain(`,"'=HYPERLINK(""x"")",`);
  const again = await office.open([lines[0], line].join('\r\n'));
  const { report } = await office.preview(again.id, again.map);
  expect(report.counts).toMatchObject({ unchanged: 1, created: 0, changed: 0, refused: 0 });
});

test('a column that the map names and the file lacks is told', async () => {
  const opened = await office.open('season,league,home,away\n2025/26,First league,Alfa,Beta\n');
  const { report } = await office.preview(opened.id, {
    ...opened.map,
    columns: { ...opened.map.columns, city: 'Grad' },
  });
  expect(report.lines).toMatchObject([
    { outcome: 'refused', column: 'Grad', problem: expect.stringContaining('no such column') },
  ]);
  const strange = await office.preview(opened.id, {
    ...opened.map,
    columns: { ...opened.map.columns, password: 'home' },
  });
  expect(strange.report.counts).toMatchObject({ created: 0, refused: 1 });
});

const idOf = (row: unknown) => (row as { id: string }).id;
