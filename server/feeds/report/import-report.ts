import { type FeedIssue, formatIssue } from '#server/feeds/csv/issue.ts';

/** What became of a line, or of a game of several lines. */
export type ImportedLine = {
  /** Null for a game of a file without lines. */
  line: number | null;
  outcome: 'created' | 'changed' | 'unchanged' | 'refused';
  /** The game or person of the line; null where it was refused. */
  id: string | null;
  notice: string | null;
};

/** Receives the progress and problems of an import; the caller decides how to show them. */
export interface ImportReport {
  /** The total number of steps, as soon as it is known. */
  expect(steps: number): void;
  /** One step is done; `line` is its outcome. */
  step(line: string): void;
  /** Something the operator should know; nothing was skipped because of it. */
  notice(line: string): void;
  /** Something was not imported, or not whole: file, place and cure in one line. */
  problem(line: string, cause?: unknown): void;
  /** A fault of the file; where it is absent, it is told as a notice or a problem. */
  issue?(issue: FeedIssue): void;
  /** What became of a line; where it is absent, what there is to say of it is told as a notice or a problem. */
  line?(line: ImportedLine): void;
}

/** Tells a fault of the file. */
export function reportIssue(report: ImportReport, issue: FeedIssue): void {
  if (report.issue) report.issue(issue);
  else if (issue.severity === 'warning') report.notice(formatIssue(issue));
  else report.problem(formatIssue(issue));
}

/** `incomplete`: of the imported games, those whose log carries less than the result; absent where there are none. */
export type ImportCounts = { created: number; changed: number; unchanged: number; failed: number; incomplete?: number };

export const noCounts = (): ImportCounts => ({ created: 0, changed: 0, unchanged: 0, failed: 0 });
