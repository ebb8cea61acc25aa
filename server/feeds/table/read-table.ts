import { parse } from 'csv-parse/sync';
import { decodeText } from './decode.ts';
import type { FeedIssue } from './issue.ts';

/** `line` is the line a record begins on, the header being line 1. */
export type TableRecord = { line: number; cells: ReadonlyMap<string, string> };
export type Table = { header: string[]; records: TableRecord[]; issues: FeedIssue[] };
export type TableSource = { file: string; bytes: Uint8Array; delimiter?: string };

type Line = { record: string[]; info: { lines: number } };

/** Reads CSV (plain or gzip, UTF-8) into records by column name. Lines that do not fit the header become issues. */
export function readTable({ file, bytes, delimiter }: TableSource): Table {
  const issues: FeedIssue[] = [];
  const report = (line: number | null, problem: string, cure: string) => {
    issues.push({ severity: 'error', file, line, column: null, problem, cure });
  };
  const nothing = { header: [], records: [], issues };

  const decoded = decodeText(bytes);
  if ('problem' in decoded) {
    report(null, decoded.problem, decoded.cure);
    return nothing;
  }
  const lines = parseLines(decoded.text, delimiter ?? detectDelimiter(decoded.text), report);
  const [first, ...rest] = lines;
  if (!first) {
    if (issues.length === 0) report(null, 'the file is empty', 'Give a header line and one line for each row');
    return nothing;
  }
  const header = first.record.map((name) => name.trim());
  const twice = header.find((name, index) => name !== '' && header.indexOf(name) !== index);
  if (twice !== undefined) {
    report(1, `the column "${twice}" stands twice in the header`, 'Give each column its own name');
    return nothing;
  }

  const records: TableRecord[] = [];
  let end = first.info.lines;
  for (const { record, info } of rest) {
    const line = end + 1;
    end = info.lines;
    if (record.every((cell) => cell.trim() === '')) continue;
    if (record.length === header.length) {
      records.push({ line, cells: new Map(header.map((name, index) => [name, (record[index] ?? '').trim()])) });
      continue;
    }
    const cure = 'Look for a missing or surplus delimiter or quotation mark';
    report(line, `the line has ${record.length} cells where the header has ${header.length}`, cure);
  }
  return { header, records, issues };
}

function parseLines(
  text: string,
  delimiter: string,
  report: (line: number, problem: string, cure: string) => void,
): Line[] {
  const lines: Line[] = parse(text, {
    bom: true,
    delimiter,
    info: true,
    relax_column_count: true,
    skip_records_with_error: true,
    on_skip: (error) => {
      const line = typeof error?.lines === 'number' ? error.lines : 1;
      report(line, 'a quotation mark is out of place', 'Close it, or double a quotation mark inside a quoted cell');
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
