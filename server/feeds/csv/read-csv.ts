import { readMark } from '#server/csv/formula-mark.ts';
import type { FeedIssue } from './issue.ts';
import { notAHeader, parseLines } from './parse-lines.ts';

/** `line` is the first line of a record; the header is line 1. */
export type CsvRecord = { line: number; cells: ReadonlyMap<string, string> };
export type CsvData = { header: string[]; records: CsvRecord[]; issues: FeedIssue[] };
export type CsvSource = { file: string; text: string; delimiter?: string | undefined };

const maxIssues = 1000;
const maxColumns = 500;
const maxColumnName = 200;

/** Reads CSV into records by column name. Lines that do not match the header become issues. */
export function readCsv({ file, text, delimiter }: CsvSource): CsvData {
  const issues: FeedIssue[] = [];
  const report = (line: number | null, problem: string, cure: string) => {
    if (issues.length > maxIssues) return;
    const more = {
      line: null,
      problem: `more than ${maxIssues} lines cannot be read`,
      cure: 'Check the file and its map',
    };
    const issue = issues.length === maxIssues ? more : { line, problem, cure };
    issues.push({ severity: 'error', file, column: null, ...issue });
  };
  const empty = { header: [], records: [], issues };

  if (/[\0\uFFFD]/.test(text)) {
    report(null, 'the file is not UTF-8 text', 'Save it as CSV in UTF-8');
    return empty;
  }
  const lines = parseLines(text, delimiter, report);
  const [first, ...rest] = lines;
  if (!first) {
    if (issues.length === 0) report(null, 'the file is empty', 'Give a header line and one line for each row');
    return empty;
  }
  const header = first.cells.map((name) => name.trim());
  if (header.length > maxColumns || header.some(({ length }) => length > maxColumnName)) {
    report(1, ...notAHeader);
    return empty;
  }
  const duplicate = header.find((name, index) => name !== '' && header.indexOf(name) !== index);
  if (duplicate !== undefined) {
    report(1, `the column "${duplicate}" stands twice in the header`, 'Give each column its own name');
    return empty;
  }

  const records: CsvRecord[] = [];
  for (const { cells, line } of rest) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (cells.length === header.length) {
      records.push({ line, cells: new Map(header.map((name, index) => [name, cellText(cells[index])])) });
      continue;
    }
    const cure = 'Look for a missing or surplus delimiter or quotation mark';
    report(line, `the line has ${cells.length} cells where the header has ${header.length}`, cure);
  }
  return { header, records, issues };
}

const cellText = (cell = '') => readMark(cell).trim();
