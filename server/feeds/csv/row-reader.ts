import { holds } from './condition.ts';
import type { FeedMap } from './feed-map.ts';
import type { FeedIssue } from './issue.ts';
import { applyPatterns } from './pattern.ts';
import type { CsvRecord } from './read-csv.ts';
import { fillTemplate } from './template.ts';

type Report<Column extends string> = (column: Column | null, problem: string, cure: string) => void;

/** One row by our column names. Issues use the file's own column names. */
export type RowReader<Column extends string> = {
  line: number;
  formats: FeedMap<Column>['formats'];
  /** The cell after values, patterns, rules, constants and defaults; '' where it is empty. */
  text: (column: Column) => string;
  /** Whether the file has the column, or the map gives it a value: an empty cell then means "none", else nothing is said. */
  has: (column: Column) => boolean;
  fail: Report<Column>;
  warn: Report<Column>;
  hasFailed: () => boolean;
};

/** Opens a row for reading, with `defaults` for empty cells; returns null for a row that the map's filter excludes. */
export function openRow<Column extends string>(
  file: string,
  record: CsvRecord,
  map: FeedMap<Column>,
  issues: FeedIssue[],
  defaults: Readonly<Record<string, string>> = {},
): RowReader<Column> | null {
  const missing = new Set(map.formats.missing);
  const cell = (name: string) => {
    const value = record.cells.get(name) ?? '';
    return missing.has(value) ? '' : value;
  };
  const { keep, drop } = map.filter;
  if ((keep && !holds(keep, cell)) || (drop && holds(drop, cell))) return null;
  const rules = map.rules.filter(({ when }) => holds(when, cell));

  const text = (column: Column): string => {
    const set = rules.findLast((rule) => rule.set[column] !== undefined)?.set[column];
    if (set !== undefined) return set;
    const source = map.columns[column];
    const raw =
      source === undefined ? '' : typeof source === 'string' ? cell(source) : fillTemplate(source.template, cell);
    const value = map.values[column]?.[raw] ?? applyPatterns(raw, raw === '' ? [] : (map.patterns[column] ?? []));
    return value === '' ? (map.constants[column] ?? '') : value;
  };

  const has = (column: Column): boolean =>
    map.columns[column] !== undefined ||
    map.constants[column] !== undefined ||
    rules.some(({ set }) => set[column] !== undefined);

  let failed = false;
  const report = (severity: FeedIssue['severity']): Report<Column> => {
    return (column, problem, cure) => {
      if (severity === 'error') failed = true;
      const name = column === null ? null : ownName(map, column);
      issues.push({ severity, file, line: record.line, column: name, problem, cure });
    };
  };
  return {
    line: record.line,
    formats: map.formats,
    text: (column) => text(column) || (defaults[column] ?? ''),
    has,
    fail: report('error'),
    warn: report('warning'),
    hasFailed: () => failed,
  };
}

function ownName<Column extends string>(map: FeedMap<Column>, column: Column): string {
  const source = map.columns[column];
  return source === undefined ? column : typeof source === 'string' ? source : source.template;
}
