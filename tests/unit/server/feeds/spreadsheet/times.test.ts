import { expect, test } from 'vitest';
import { parseBoxScores } from '#server/feeds/box-scores/parse-box-scores.ts';
import { readSpreadsheet } from '#server/feeds/spreadsheet/read-spreadsheet.ts';
import { sheetText } from '#server/feeds/spreadsheet/sheet-text.ts';
import { sheetRow, spreadsheetOf } from '#tests/fixtures/spreadsheet.ts';

const [hour, minute, second] = [1 / 24, 1 / 1440, 1 / 86_400];
const duration = (days: number) => ({ xml: `<c r="R" s="3"><v>${days}</v></c>` });
const timeOfDay = (days: number) => ({ xml: `<c r="R" s="2"><v>${days}</v></c>` });

/** The lines of a column of an .xlsx file, as they are read. */
async function columnOf(...cells: { xml: string }[]): Promise<string[]> {
  const sheet = spreadsheetOf(cells.map((cell, index) => sheetRow(index + 1, [cell])).join(''));
  return sheetText(await readSpreadsheet('box.xlsx', sheet), 'DD.MM.YYYY')
    .trim()
    .split('\n');
}

const minutesOf = (lines: readonly string[]) => {
  const text = [
    'season,league,game,side,name,points,minutes',
    ...lines.map((cell) => `S,L,1,home,Ana ${cell},2,${cell}`),
  ];
  const { rows, issues } = parseBoxScores({ file: 'box.csv', text: text.join('\n') });
  expect(issues).toEqual([]);
  return rows.map(({ counts }) => (counts.playedMs ?? 0) / 1000);
};

test('minutes typed as 33:21 are hours to a spreadsheet, and keep those beyond a day', async () => {
  const lines = await columnOf(
    ...[33 * hour + 21 * minute, 40 * hour, 24 * hour, 5 * hour + 3 * minute, 200 * hour].map(duration),
  );
  expect(lines).toEqual(['33:21', '40:00', '24:00', '05:03', '200:00']);
  expect(minutesOf(lines)).toEqual([33 * 60 + 21, 40 * 60, 24 * 60, 5 * 60 + 3, 200 * 60]);
});

test('a column with a time that has seconds has seconds in each line', async () => {
  const lines = await columnOf(
    duration(33 * minute + 21 * second),
    duration(25 * minute),
    duration(62 * minute + second),
  );
  expect(lines).toEqual(['0:33:21', '0:25:00', '1:02:01']);
  expect(minutesOf(lines)).toEqual([33 * 60 + 21, 25 * 60, 62 * 60 + 1]);
});

test('33:21:00, as a spreadsheet shows a typed 33:21, is 33 minutes and 21 seconds', () => {
  expect(minutesOf(['33:21:00', '0:33:21', '00:33:21', '33:21'])).toEqual([2001, 2001, 2001, 2001]);
});

test('a time of day and a date stay what they are', async () => {
  expect(await columnOf(timeOfDay(18.5 * hour), timeOfDay(0))).toEqual(['18:30', '00:00']);
  const dates = [45_658, 45_658 + 18.5 * hour].map((days) => ({ xml: `<c r="R" s="1"><v>${days}</v></c>` }));
  expect(await columnOf(...dates)).toEqual(['01.01.2025', '01.01.2025 18:30']);
});
