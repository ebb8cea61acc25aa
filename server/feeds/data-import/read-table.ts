import { detectDelimiter } from '#server/feeds/csv/parse-lines.ts';
import { readCsv } from '#server/feeds/csv/read-csv.ts';
import { ImportError } from '#server/feeds/errors/import-error.ts';
import { decodeText } from '#server/feeds/files/decode-text.ts';
import { readSpreadsheet } from '#server/feeds/spreadsheet/read-spreadsheet.ts';
import { sheetText } from '#server/feeds/spreadsheet/sheet-text.ts';

/** A table of a file: its columns and lines, and its text as CSV with the dates of a spreadsheet in a format. */
export type ReadTable = {
  encoding: string;
  delimiter: string | null;
  header: string[];
  /** The cells of the lines below the header. */
  rows: string[][];
  /** The same without the cells of a spreadsheet that are dates, which are written in no format. */
  texts: string[][];
  textIn: (dateFormat: string) => string;
};

const zip = Buffer.from([0x50, 0x4b, 0x03, 0x04]);
const oldExcel = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

/** Reads a table from CSV of any encoding or .xlsx, whatever its name says. Throws an `ImportError` for what is neither. */
export async function readTable(file: string, bytes: Buffer): Promise<ReadTable> {
  if (bytes.subarray(0, 4).equals(oldExcel))
    throw new ImportError(file, 'this is a spreadsheet of an old kind', 'save it as .xlsx, or as CSV');
  if (bytes.subarray(0, 4).equals(zip)) {
    const sheet = await readSpreadsheet(file, bytes);
    const textIn = (dateFormat: string) => sheetText(sheet, dateFormat);
    const undated = sheet.map((row) => row.map((cell) => (cell instanceof Date ? null : cell)));
    const texts = tableOf(file, sheetText(undated, '')).rows;
    return { encoding: '.xlsx', delimiter: null, ...tableOf(file, textIn('YYYY-MM-DD')), texts, textIn };
  }
  const { text: decoded, encoding } = decodeText(bytes);
  const text = decoded.replace(/^\uFEFF/, '');
  const table = tableOf(file, text);
  return { encoding, delimiter: detectDelimiter(text), ...table, texts: table.rows, textIn: () => text };
}

function tableOf(file: string, text: string): Pick<ReadTable, 'header' | 'rows'> {
  const { header, records, issues } = readCsv({ file, text });
  const [first] = issues;
  if (header.length === 0)
    throw new ImportError(file, first?.problem ?? 'the file is empty', first?.cure ?? 'choose another file');
  return { header, rows: records.map(({ cells }) => header.map((name) => cells.get(name) ?? '')) };
}
