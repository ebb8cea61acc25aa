import { ImportError } from '#server/feeds/errors/import-error.ts';

export const maxUnpackedBytes = 64 * 1024 * 1024;
const maxRows = 100_000;
const maxColumns = 500;
const maxCells = 3_000_000;

const sheetTag = /<(?:[^\s<>/]*:)?sheetData[\s/>]/g;
const rowTag = /<(?:[^\s<>/]*:)?row[\s/>]/g;
const place = /[\s:]r=(?:"([^"]*)"|'([^']*)')/g;

/**
 * Throws an `ImportError` if an XML file of a spreadsheet holds a sheet of more rows or columns than can be read. A reader makes all
 * rows down to the one that a cell names, so this comes first, and refuses a place that is not written like `B12`.
 */
export function checkSheetXml(file: string, data: Buffer): void {
  if (!data.includes('sheetData')) return;
  const xml = data.toString('latin1');
  if (count(xml, sheetTag) > 1) throw unreadable(file);
  let [rows, columns] = [count(xml, rowTag), 0];
  for (const [, double, single] of xml.matchAll(place)) {
    const [, letters, number] = /^([A-Z]{0,3})(\d{1,9})$/.exec(double ?? single ?? '') ?? [];
    if (letters === undefined) throw unreadable(file);
    columns = Math.max(columns, columnNumber(letters));
    rows = Math.max(rows, Number(number));
  }
  checkSize(file, rows, columns);
}

/** Throws an `ImportError` if the rows are too many or too long: many cells can share one text, and one row hold those of others. */
export function checkRows(file: string, rows: readonly (readonly unknown[])[]): void {
  let [columns, letters] = [0, 0];
  for (const row of rows) {
    columns = Math.max(columns, row.length);
    for (const cell of row) if (typeof cell === 'string') letters += cell.length;
  }
  checkSize(file, rows.length, columns);
  if (letters > maxUnpackedBytes) throw tooLarge(file);
}

function checkSize(file: string, rows: number, columns: number): void {
  if (rows <= maxRows && columns <= maxColumns && rows * columns <= maxCells) return;
  throw new ImportError(
    file,
    `the sheet has ${rows} rows and ${columns} columns; ${maxRows} rows and ${maxColumns} columns can be read`,
    'delete the empty rows and columns beyond the table',
  );
}

export const tooLarge = (file: string) =>
  new ImportError(
    file,
    `it holds more than ${maxUnpackedBytes / 1024 / 1024} MB when it is unpacked`,
    'remove pictures and empty cells, or save the sheet as CSV',
  );

export const unreadable = (file: string) =>
  new ImportError(file, 'this is no spreadsheet, or it is damaged', 'save it again as .xlsx, or as CSV');

function count(text: string, pattern: RegExp): number {
  let found = 0;
  for (const _ of text.matchAll(pattern)) found += 1;
  return found;
}

const columnNumber = (letters: string) => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
