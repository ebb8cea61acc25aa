/**
 * A problem in a file. `line` counts from 1 with the header, `column` is the file's own name; both are null for a problem of
 * the whole file. A row with an error is skipped; a warning says what was dropped or assumed.
 */
export type FeedIssue = {
  severity: 'error' | 'warning';
  file: string;
  line: number | null;
  column: string | null;
  problem: string;
  cure: string;
};

/** Formats an issue for a log or terminal: `results.csv:17 home_score: "8x" is no number. Give whole points.` */
export function formatIssue({ file, line, column, problem, cure }: FeedIssue): string {
  const place = line === null ? file : `${file}:${line}`;
  return `${place}${column === null ? '' : ` ${column}`}: ${problem}. ${cure}.`;
}

export function countIssues(issues: readonly FeedIssue[]): { errors: number; warnings: number } {
  const errors = issues.filter(({ severity }) => severity === 'error').length;
  return { errors, warnings: issues.length - errors };
}
