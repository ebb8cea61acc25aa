import type { z } from 'zod';
import { checkMap } from './check-map.ts';
import { type FeedMap, identityMap } from './feed-map.ts';
import { translatedColumn } from './header-words.ts';
import { countIssues, type FeedIssue } from './issue.ts';
import { parseMap } from './parse-map.ts';
import { readCsv } from './read-csv.ts';
import { openRow, type RowReader } from './row-reader.ts';
import { nearestWord } from './suggestion.ts';

export type FeedSource = {
  /** File name in messages. */
  file: string;
  text: string;
  /** The map file, for columns that are not ours. */
  map?: { file: string; text: string } | undefined;
  /** Default values by our column name, where neither the file nor the map has one. */
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

/** Parses CSV through a map, row by row. Skips rows with an error and returns all issues. */
export function parseCsv<Column extends string, Row>(
  source: FeedSource,
  shape: FeedShape<Column, Row>,
): FeedResult<Row> {
  const issues: FeedIssue[] = [];
  const rows: Row[] = [];
  const result = (lines: number, leftOut: number): FeedResult<Row> => {
    return { rows, issues, summary: { lines, rows: rows.length, leftOut, ...countIssues(issues) } };
  };

  const parsedMap = source.map ? parseMap(source.map.file, source.map.text, shape.schema) : null;
  issues.push(...(parsedMap?.issues ?? []));
  if (parsedMap && !parsedMap.map) return result(0, 0);
  const delimiter = parsedMap?.map?.formats.delimiter;
  const csv = readCsv({ file: source.file, text: source.text, delimiter });
  issues.push(...csv.issues);
  if (csv.header.length === 0) return result(0, 0);
  const map = parsedMap?.map ?? identityMap(csv.header, shape.columns);
  if (!parsedMap) issues.push(...unusedColumns(source.file, csv.header, shape.columns));
  const mapIssues = checkMap({ file: source.file, header: csv.header, map, required: shape.required });
  issues.push(...mapIssues);
  if (mapIssues.length > 0) return result(csv.records.length, 0);
  if (csv.records.length === 0 && csv.issues.length === 0) issues.push(noRows(source.file));

  let leftOut = 0;
  for (const record of csv.records) {
    const reader = openRow(source.file, record, map, issues, source.defaults);
    if (!reader) {
      leftOut += 1;
      continue;
    }
    const row = shape.parseRow(reader);
    if (row !== null && !reader.hasFailed()) rows.push(row);
  }
  return result(csv.records.length, leftOut);
}

const noRows = (file: string): FeedIssue => ({
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
      const near = translatedColumn(name, columns) ?? nearestWord(name, columns);
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
