import type { z } from 'zod';
import { checkMap } from './check-map.ts';
import { type FeedMap, identityMap } from './feed-map.ts';
import { countIssues, type FeedIssue } from './issue.ts';
import { parseMap } from './parse-map.ts';
import { readTable } from './read-csv.ts';
import { openRow, type RowReader } from './row-reader.ts';
import { nearestWord } from './suggestion.ts';

export type FeedSource = {
  /** Name shown in messages. */
  file: string;
  text: string;
  /** The map file, where the columns are not ours. */
  map?: { file: string; text: string } | undefined;
  /** Our columns that have a value where neither the file nor the map gives one. */
  defaults?: Record<string, string> | undefined;
};

export type FeedResult<Row> = {
  rows: Row[];
  issues: FeedIssue[];
  summary: { lines: number; rows: number; leftOut: number; errors: number; warnings: number };
};

type FeedShape<Column extends string, Row> = {
  columns: readonly [Column, ...Column[]];
  required: readonly Column[];
  schema: z.ZodType<FeedMap<Column>>;
  parseRow: (reader: RowReader<Column>) => Row | null;
};

/** Reads a table through a map, row by row. A row with an error is left out, the others are read; all issues are kept. */
export function parseTable<Column extends string, Row>(
  source: FeedSource,
  shape: FeedShape<Column, Row>,
): FeedResult<Row> {
  const issues: FeedIssue[] = [];
  const rows: Row[] = [];
  const result = (lines: number, leftOut: number): FeedResult<Row> => {
    return { rows, issues, summary: { lines, rows: rows.length, leftOut, ...countIssues(issues) } };
  };

  const given = source.map ? parseMap(source.map.file, source.map.text, shape.schema) : null;
  issues.push(...(given?.issues ?? []));
  if (given && !given.map) return result(0, 0);
  const delimiter = given?.map?.formats.delimiter;
  const table = readTable({ file: source.file, text: source.text, delimiter });
  issues.push(...table.issues);
  if (table.header.length === 0) return result(0, 0);
  const own = given?.map ?? identityMap(table.header, shape.columns);
  const map = { ...own, constants: { ...source.defaults, ...own.constants } };
  if (!given) issues.push(...unusedColumns(source.file, table.header, shape.columns));
  const unfit = checkMap({ file: source.file, header: table.header, map, required: shape.required });
  issues.push(...unfit);
  if (unfit.length > 0) return result(table.records.length, 0);
  if (table.records.length === 0 && table.issues.length === 0) issues.push(nothingBelow(source.file));

  let leftOut = 0;
  for (const record of table.records) {
    const reader = openRow(source.file, record, map, issues);
    if (!reader) {
      leftOut += 1;
      continue;
    }
    const row = shape.parseRow(reader);
    if (row !== null && !reader.hasFailed()) rows.push(row);
  }
  return result(table.records.length, leftOut);
}

const nothingBelow = (file: string): FeedIssue => ({
  severity: 'error',
  file,
  line: null,
  column: null,
  problem: 'nothing stands below the header',
  cure: 'Give one line for each row',
});

function unusedColumns(file: string, header: readonly string[], columns: readonly string[]): FeedIssue[] {
  return header
    .filter((name) => name !== '' && !columns.includes(name.toLowerCase()))
    .map((name) => {
      const near = nearestWord(name, columns);
      const cure = near ? `Perhaps "${near}" is meant` : 'Remove it, or map it to one of ours';
      return {
        severity: 'warning',
        file,
        line: 1,
        column: name,
        problem: 'the column is not one of ours and is not read',
        cure,
      };
    });
}
