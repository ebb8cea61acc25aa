import { stringify } from 'csv-stringify/sync';
import type { SheetCell } from './read-spreadsheet.ts';

/** Writes a sheet as CSV, a line for each row, so that lines have the numbers of rows. `dateFormat` as that of a map. */
export function sheetText(rows: readonly (readonly SheetCell[])[], dateFormat: string): string {
  const width = Math.max(0, ...rows.map((row) => row.findLastIndex((cell) => cell !== null) + 1));
  return stringify(
    rows.map((row) => Array.from({ length: width }, (_, index) => cellText(row[index] ?? null, dateFormat))),
    { quoted_match: /[\r\n]/ },
  );
}

/** Returns a cell as text in one line. */
function cellText(cell: SheetCell, dateFormat: string): string {
  if (cell === null) return '';
  if (cell instanceof Date) return dateText(cell, dateFormat);
  return String(cell)
    .replace(/\s*[\r\n]+\s*/g, ' ')
    .replaceAll('\0', '');
}

/** A spreadsheet counts days from 1900; a time of day alone is a part of the first. */
function dateText(date: Date, format: string): string {
  // A time is a fraction of a day, and so a millisecond early at times.
  const iso = new Date(Math.round(date.getTime() / 1000) * 1000).toISOString();
  const [year = '', month = '', day = ''] = iso.slice(0, 10).split('-');
  const time = iso.slice(11, 16);
  if (date.getUTCFullYear() < 1901) return time;
  const text = format.replace('YYYY', year).replace('MM', month).replace('DD', day);
  return time === '00:00' ? text : `${text} ${time}`;
}
