import type { FeedMap } from './feed-map.ts';
import type { FeedIssue } from './issue.ts';
import { nearestWord } from './suggestion.ts';
import { templateColumns } from './template.ts';

type Checked<Column extends string> = {
  file: string;
  header: readonly string[];
  map: FeedMap<Column>;
  required: readonly Column[];
};

/** Reports columns that a map or our format requires and the file does not have. */
export function checkMap<Column extends string>({ file, header, map, required }: Checked<Column>): FeedIssue[] {
  const report = (column: string, problem: string, cure: string): FeedIssue => {
    return { severity: 'error', file, line: 1, column, problem, cure };
  };
  const sources = Object.values<string | { template: string } | undefined>(map.columns).flatMap((source) => {
    if (source === undefined) return [];
    return typeof source === 'string' ? [source] : templateColumns(source.template);
  });
  const tested = [map.filter.keep, map.filter.drop, ...map.rules.map(({ when }) => when)].flatMap((conditions) =>
    Object.keys(conditions ?? {}),
  );
  const absent = [...new Set([...sources, ...tested])].filter((name) => !header.includes(name));
  const unmapped = required.filter(
    (column) => map.columns[column] === undefined && map.constants[column] === undefined,
  );
  return [
    ...absent.map((name) => {
      const near = nearestWord(name, header);
      const cure = near
        ? `Perhaps "${near}" is meant`
        : `The columns of the file are: ${header.slice(0, 30).join(', ')}`;
      return report(name, 'the file has no such column', cure);
    }),
    ...unmapped.map((column) =>
      report(column, 'the column is required and the file has none', 'Add it, or map a column or a constant to it'),
    ),
  ];
}
