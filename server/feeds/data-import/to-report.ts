import { createHash } from 'node:crypto';
import type { DataImportReport, ReportedLine } from '#lib/api/contract/data-import.ts';
import type { CollectedLine } from './collect-lines.ts';

const maxLines = 1000;
const order = ['refused', 'notice', 'changed', 'created', 'unchanged'] as const;

/** Counts what became of the lines, and lists those that matter most. */
export function toReport(lines: readonly CollectedLine[]): DataImportReport {
  const counts = { created: 0, changed: 0, unchanged: 0, refused: 0, notice: 0 };
  for (const { outcome } of lines) counts[outcome] += 1;
  const sorted = lines.toSorted(
    (a, b) => order.indexOf(a.outcome) - order.indexOf(b.outcome) || (a.line ?? 0) - (b.line ?? 0),
  );
  return {
    counts,
    lines: sorted.slice(0, maxLines).map(toReportedLine),
    omitted: Math.max(0, lines.length - maxLines),
  };
}

const toReportedLine = ({ id, ...line }: CollectedLine): ReportedLine => line;

/** The digest of what an import does, whatever ids its new rows get. */
export const digestOf = (lines: readonly CollectedLine[]): string =>
  createHash('sha256')
    .update(JSON.stringify(lines.map(toReportedLine)))
    .digest('base64url');
