import { CsvError, parse } from 'csv-parse/sync';

export type Line = { cells: string[]; line: number };

/** The first line is not CSV, so the lines below it cannot be interpreted. */
class BrokenHeader extends Error {}

type Report = (line: number, problem: string, cure: string) => void;

export const notAHeader = [
  'the first line is not the header of a table',
  'Check that it is the right file, in CSV',
] as const;

const maxLineBytes = 1_000_000;

/** Splits CSV into the cells of each record, with its first line. Reports and skips invalid records. */
export function parseLines(text: string, delimiter: string | undefined, report: Report): Line[] {
  const lines: Line[] = [];
  let end = 0;
  try {
    parse(text, {
      bom: true,
      delimiter: delimiter ?? detectDelimiter(text),
      max_record_size: maxLineBytes,
      relax_column_count: true,
      skip_records_with_error: true,
      on_record: (cells, context) => {
        lines.push({ cells, line: end + 1 });
        end = context.lines;
        return null;
      },
      on_skip: (error) => {
        if (lines.length === 0) throw new BrokenHeader();
        end = typeof error?.lines === 'number' ? error.lines : end + 1;
        report(end, 'a quotation mark is out of place', 'Close it, or double a quotation mark inside a quoted cell');
        return undefined;
      },
    });
  } catch (error) {
    if (error instanceof BrokenHeader) report(1, ...notAHeader);
    else if (!(error instanceof CsvError)) throw error;
    else report(end + 1, `the line cannot be read as CSV (${error.code})`, 'Check that the file is a table in CSV');
  }
  return lines;
}

/** Returns what separates the cells of the first line: a comma, a semicolon or a tab. */
export function detectDelimiter(text: string): string {
  const header = text.slice(0, text.search(/[\r\n]|$/));
  const [best] = [',', ';', '\t'].sort((a, b) => header.split(b).length - header.split(a).length);
  return best ?? ',';
}
