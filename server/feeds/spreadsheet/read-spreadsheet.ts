import { Readable } from 'node:stream';
import { type CellValue, readSheet } from 'read-excel-file/node';
import { ImportError } from '#server/feeds/errors/import-error.ts';
import { checkRows, checkSheetXml, maxUnpackedBytes, tooLarge, unreadable } from './check-sheet.ts';
import { packZip, type ZipEntry } from './pack-zip.ts';
import { TooLargeError, unpackZip } from './unpack-zip.ts';

export type SheetCell = string | number | boolean | Date | null;

/** Reads the first sheet of an .xlsx file: its rows from the first, with the cached values of formulas. Throws an `ImportError`. */
export async function readSpreadsheet(file: string, bytes: Buffer): Promise<SheetCell[][]> {
  try {
    // The library reads entries that the directory of a ZIP file does not name, so it gets a file of those that were checked.
    const checked = Readable.from(packZip(checkedEntries(file, bytes)));
    const rows = await readSheet(checked, { trim: false });
    checkRows(file, rows);
    return rows.map((row, index) => row.map((value) => toCell(file, index + 1, value)));
  } catch (error) {
    if (error instanceof ImportError) throw error;
    throw error instanceof TooLargeError ? tooLarge(file) : unreadable(file);
  }
}

/** Returns the XML files. A small file can unpack to gigabytes, and name a single cell that makes the sheet a million rows long. */
function checkedEntries(file: string, bytes: Buffer): ZipEntry[] {
  const entries: ZipEntry[] = [];
  for (const entry of unpackZip(bytes, maxUnpackedBytes)) {
    if (!/\.(xml|rels)$/.test(entry.name)) continue;
    checkSheetXml(file, entry.data);
    entries.push(entry);
  }
  return entries;
}

function toCell(file: string, row: number, value: CellValue | null): SheetCell {
  if (value instanceof Date && !(value.getTime() <= lastMs))
    throw new ImportError(file, `row ${row} has a date after the year 9999`, 'correct the date, or make it a text');
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' || value instanceof Date
    ? value
    : null;
}

const lastMs = Date.UTC(9999, 11, 31);
