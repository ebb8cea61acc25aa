import type { ReportedLine } from '#lib/api/contract/data-import.ts';
import type { FeedIssue } from '#server/feeds/csv/issue.ts';
import type { ImportedLine, ImportReport } from '#server/feeds/report/import-report.ts';

/** What an import did to one line, with the game or person that it is about. */
export type CollectedLine = ReportedLine & { id: string | null };

/** Returns the ids of what changed lines are about, each once. */
export const changedIds = (lines: readonly CollectedLine[]): string[] => [
  ...new Set(lines.flatMap(({ outcome, id }) => (outcome === 'changed' && id ? [id] : []))),
];

/** Returns a report that collects what becomes of each line. `titleOf` says what a line is about. */
export function collectLines(titleOf: (line: number | null) => string): ImportReport & { lines: CollectedLine[] } {
  const lines: CollectedLine[] = [];
  const base = { column: null, changes: [] };
  return {
    lines,
    expect: () => undefined,
    step: () => undefined,
    notice: (problem) => void lines.push({ ...base, line: null, outcome: 'notice', id: null, title: '', problem }),
    problem: (problem) => void lines.push({ ...base, line: null, outcome: 'notice', id: null, title: '', problem }),
    issue({ severity, line, column, problem, cure }: FeedIssue) {
      const outcome = severity === 'error' ? 'refused' : 'notice';
      lines.push({ ...base, line, outcome, column, id: null, title: titleOf(line), problem: `${problem}. ${cure}.` });
    },
    line({ line, outcome, id, notice }: ImportedLine) {
      lines.push({ ...base, line, outcome, id, title: titleOf(line), problem: notice });
    },
  };
}
