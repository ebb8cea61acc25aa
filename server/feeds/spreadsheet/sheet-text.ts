import { stringify } from 'csv-stringify/sync';
import type { SheetCell } from './read-spreadsheet.ts';

/** Writes a sheet as CSV, a line for each row, so that lines have the numbers of rows. `dateFormat` as that of a map. */
export function sheetText(rows: readonly (readonly SheetCell[])[], dateFormat: string): string {
  const width = rows.reduce((most, row) => Math.max(most, row.findLastIndex((cell) => cell !== null) + 1), 0);
  const columns = Array.from({ length: width }, (_, index) => ({
    dateFormat,
    hasSeconds: rows.some((row) => (secondsOf(row[index]) ?? 0) % 60 > 0),
  }));
  return stringify(
    rows.map((row) => columns.map((column, index) => cellText(row[index] ?? null, column))),
    { quoted_match: /[\r\n]/ },
  );
}

/** `hasSeconds`: a time of the column has seconds, so all are written with them, and 0:25:00 is not taken for 25 seconds. */
type SheetColumn = { dateFormat: string; hasSeconds: boolean };

/** Returns a cell as text in one line. */
function cellText(cell: SheetCell, { dateFormat, hasSeconds }: SheetColumn): string {
  if (cell === null) return '';
  const seconds = secondsOf(cell);
  if (seconds !== null) return timeText(seconds, hasSeconds);
  if (cell instanceof Date) return dateText(cell, dateFormat);
  return String(cell)
    .replace(/\s*[\r\n]+\s*/g, ' ')
    .replaceAll('\0', '');
}

const firstDay = Date.UTC(1899, 11, 30);

/** Returns a time of day or a duration in seconds, null for anything else: spreadsheets store both as days, counted like dates. */
function secondsOf(cell: SheetCell | undefined): number | null {
  if (!(cell instanceof Date) || cell.getTime() < firstDay || cell.getUTCFullYear() > 1900) return null;
  // A time is a fraction of a day, and so a millisecond early at times.
  return Math.round((cell.getTime() - firstDay) / 1000);
}

function timeText(seconds: number, hasSeconds: boolean): string {
  const pad = (number: number) => String(number).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), pad(Math.floor(seconds / 60) % 60)];
  return hasSeconds ? `${hours}:${minutes}:${pad(seconds % 60)}` : `${pad(hours)}:${minutes}`;
}

function dateText(date: Date, format: string): string {
  const iso = new Date(Math.round(date.getTime() / 1000) * 1000).toISOString();
  const [year = '', month = '', day = ''] = iso.slice(0, 10).split('-');
  const time = iso.slice(11, 16);
  const text = format.replace('YYYY', year).replace('MM', month).replace('DD', day);
  return time === '00:00' ? text : `${text} ${time}`;
}
