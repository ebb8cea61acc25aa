import { parse } from 'csv-parse/sync';
import type { FeedIssue } from './issue.ts';

/** `line` is the line a record begins on, the header being line 1. */
export type TableRecord = { line: number; cells: ReadonlyMap<string, string> };
export type Table = { header: string[]; records: TableRecord[]; issues: FeedIssue[] };
export type TableSource = { file: string; text: string; delimiter?: string | undefined };

type Line = { cells: string[]; line: number };

/** Reads CSV into records by column name. Lines that do not fit the header become issues. */
export function readTable({ file, text, delimiter }: TableSource): Table {
  const issues: FeedIssue[] = [];
  const report = (line: number | null, problem: string, cure: string) => {
    issues.push({ severity: 'error', file, line, column: null, problem, cure });
  };
  const nothing = { header: [], records: [], issues };

  if (/[\0\uFFFD]/.test(text)) {
    report(null, 'the file is not UTF-8 text', 'Save it as CSV in UTF-8');
    return nothing;
  }
  const lines = parseLines(text, delimiter ?? detectDelimiter(text), report);
  const [first, ...rest] = lines;
  if (!first) {
    if (issues.length === 0) report(null, 'the file is empty', 'Give a header line and one line for each row');
    return nothing;
  }
  const header = first.cells.map((name) => name.trim());
  const twice = header.find((name, index) => name !== '' && header.indexOf(name) !== index);
  if (twice !== undefined) {
    report(1, `the column "${twice}" stands twice in the header`, 'Give each column its own name');
    return nothing;
  }

  const records: TableRecord[] = [];
  for (const { cells, line } of rest) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (cells.length === header.length) {
      records.push({ line, cells: new Map(header.map((name, index) => [name, (cells[index] ?? '').trim()])) });
      continue;
    }
    const cure = 'Look for a missing or surplus delimiter or quotation mark';
    report(line, `the line has ${cells.length} cells where the header has ${header.length}`, cure);
  }
  return { header, records, issues };
}

function parseLines(
  text: string,
  delimiter: string,
  report: (line: number, problem: string, cure: string) => void,
): Line[] {
  const lines: Line[] = [];
  let end = 0;
  parse(text, {
    bom: true,
    delimiter,
    relax_column_count: true,
    skip_records_with_error: true,
    on_record: (cells, context) => {
      lines.push({ cells, line: end + 1 });
      end = context.lines;
      return null;
    },
    on_skip: (error) => {
      end = typeof error?.lines === 'number' ? error.lines : end + 1;
      report(end, 'a quotation mark is out of place', 'Close it, or double a quotation mark inside a quoted cell');
      return undefined;
    },
  });
  return lines;
}

function detectDelimiter(text: string): string {
  const header = text.slice(0, text.search(/[\r\n]|$/));
  const [best] = [',', ';', '\t'].sort((a, b) => header.split(b).length - header.split(a).length);
  return best ?? ',';
}
