import { type CellValue, readSheet } from 'read-excel-file/node';
import { ImportError } from '#server/feeds/errors/import-error.ts';
import { TooLargeError, unpackZip } from './unpack-zip.ts';

export type SheetCell = string | number | boolean | Date | null;

const maxUnpackedBytes = 64 * 1024 * 1024;
const maxRows = 100_000;
const maxColumns = 500;
const maxCells = 3_000_000;

/** Reads the first sheet of an .xlsx file: its rows from the first, with the cached values of formulas. Throws an `ImportError`. */
export async function readSpreadsheet(file: string, bytes: Buffer): Promise<SheetCell[][]> {
  assertBounds(file, bytes);
  try {
    const rows = await readSheet(bytes, { trim: false });
    return rows.map((row) => row.map(toCell));
  } catch {
    throw unreadable(file);
  }
}

/** A small file can unpack to gigabytes, and name a single cell that makes the sheet a million rows long. */
function assertBounds(file: string, bytes: Buffer): void {
  try {
    for (const { name, data } of unpackZip(bytes, maxUnpackedBytes))
      if (/^xl\/worksheets\/.*\.xml$/i.test(name)) assertSheet(file, data.toString('latin1'));
  } catch (error) {
    if (error instanceof ImportError) throw error;
    if (!(error instanceof TooLargeError)) throw unreadable(file);
    const size = maxUnpackedBytes / 1024 / 1024;
    throw new ImportError(
      file,
      `it holds more than ${size} MB when it is unpacked`,
      'remove pictures and empty cells, or save the sheet as CSV',
    );
  }
}

function assertSheet(file: string, xml: string): void {
  let [columns, rows] = [0, 0];
  for (const [, letters, number] of xml.matchAll(/\s(?:r|ref)\s*=\s*["'](?:[A-Z]+\d+:)?([A-Z]*)(\d+)["']/gi)) {
    columns = Math.max(columns, columnNumber(letters ?? ''));
    rows = Math.max(rows, Number(number));
  }
  if (rows <= maxRows && columns <= maxColumns && rows * columns <= maxCells) return;
  throw new ImportError(
    file,
    `the sheet has ${rows} rows and ${columns} columns; ${maxRows} rows and ${maxColumns} columns can be read`,
    'delete the empty rows and columns beyond the table',
  );
}

const columnNumber = (letters: string) =>
  [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

const toCell = (value: CellValue | null): SheetCell =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || value instanceof Date
    ? value
    : null;

const unreadable = (file: string) =>
  new ImportError(file, 'this is no spreadsheet, or it is damaged', 'save it again as .xlsx, or as CSV');
