import { createHash } from 'node:crypto';
import type { DataImportReport, ReportedLine } from '#lib/api/contract/data-import.ts';
import type { CollectedLine } from './collect-lines.ts';

const maxLines = 1000;
const order = ['refused', 'notice', 'changed', 'created', 'unchanged'] as const;

/** Returns the lines that matter most: those that a report lists. */
export const mostImportant = (lines: readonly CollectedLine[]): CollectedLine[] =>
  lines
    .toSorted((a, b) => order.indexOf(a.outcome) - order.indexOf(b.outcome) || (a.line ?? 0) - (b.line ?? 0))
    .slice(0, maxLines);

/** Counts what became of the lines, and lists those that were described. */
export function toReport(lines: readonly CollectedLine[], described: readonly CollectedLine[]): DataImportReport {
  const counts = { created: 0, changed: 0, unchanged: 0, refused: 0, notice: 0 };
  for (const { outcome } of lines) counts[outcome] += 1;
  return { counts, lines: described.map(toReportedLine), omitted: lines.length - described.length };
}

const toReportedLine = ({ id, ...line }: CollectedLine): ReportedLine => line;

/** The digest of what an import does, whatever ids its new rows get. `before`: what it changes, as that was. */
export const digestOf = (
  lines: readonly CollectedLine[],
  described: readonly CollectedLine[],
  before: string,
): string =>
  createHash('sha256')
    .update(JSON.stringify([lines.map(toReportedLine), described.map(toReportedLine), before]))
    .digest('base64url');
