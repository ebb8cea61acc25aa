import type { FeedIssue } from './issue.ts';
import { notTheHeader, parseLines } from './parse-lines.ts';

/** `line` is the line a record begins on, the header being line 1. */
export type TableRecord = { line: number; cells: ReadonlyMap<string, string> };
export type Table = { header: string[]; records: TableRecord[]; issues: FeedIssue[] };
export type TableSource = { file: string; text: string; delimiter?: string | undefined };

const maxIssues = 1000;
const maxColumns = 500;
const maxColumnName = 200;

/** Reads CSV into records by column name. Lines that do not fit the header become issues. */
export function readTable({ file, text, delimiter }: TableSource): Table {
  const issues: FeedIssue[] = [];
  const report = (line: number | null, problem: string, cure: string) => {
    if (issues.length > maxIssues) return;
    const more = {
      line: null,
      problem: `more than ${maxIssues} lines cannot be read`,
      cure: 'Check the file and its map',
    };
    const told = issues.length === maxIssues ? more : { line, problem, cure };
    issues.push({ severity: 'error', file, column: null, ...told });
  };
  const nothing = { header: [], records: [], issues };

  if (/[\0\uFFFD]/.test(text)) {
    report(null, 'the file is not UTF-8 text', 'Save it as CSV in UTF-8');
    return nothing;
  }
  const lines = parseLines(text, delimiter, report);
  const [first, ...rest] = lines;
  if (!first) {
    if (issues.length === 0) report(null, 'the file is empty', 'Give a header line and one line for each row');
    return nothing;
  }
  const header = first.cells.map((name) => name.trim());
  if (header.length > maxColumns || header.some(({ length }) => length > maxColumnName)) {
    report(1, ...notTheHeader);
    return nothing;
  }
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
