import type { FeedIssue } from '#server/feeds/csv/issue.ts';
import { isRefusal, problemLine } from '#server/feeds/errors/problem-line.ts';
import { type ImportCounts, type ImportReport, noCounts, reportIssue } from './import-report.ts';

type Row = { line: number; season: string; league: string };
type CsvFile<Own extends Row> = { file: string; noun: string; rows: readonly Own[]; issues: readonly FeedIssue[] };
/** A refused row is not imported; its notice says why. `problem`: what it leaves incomplete. */
export type RowOutcome = {
  outcome: 'created' | 'changed' | 'unchanged' | 'refused';
  notice: string | null;
  problem?: string | null;
  /** The game or person of the row. */
  id?: string;
};
type Competition = { season: string; name: string };

/** Imports the rows of a CSV file league by league. Reports and skips what is wrong, and imports the rest. */
export async function importByLeague<Own extends Row>(
  { file, noun, rows, issues }: CsvFile<Own>,
  report: ImportReport,
  importRows: (competition: Competition, rows: readonly Own[]) => Promise<readonly RowOutcome[]>,
): Promise<ImportCounts> {
  const counts = noCounts();
  for (const issue of issues) {
    if (issue.severity === 'error') counts.failed += 1;
    reportIssue(report, issue);
  }
  const leagues = Map.groupBy(rows, ({ season, league }) => `${season} ${league}`);
  report.expect(leagues.size);
  for (const [title, own] of leagues) {
    const [first] = own;
    if (!first) continue;
    try {
      const outcomes = await importRows({ season: first.season, name: first.league }, own);
      for (const [index, row] of outcomes.entries()) {
        if (row.outcome === 'refused') counts.failed += 1;
        else counts[row.outcome] += 1;
        if (row.outcome !== 'refused' && row.problem) counts.incomplete = (counts.incomplete ?? 0) + 1;
        reportRow(report, file, own[index]?.line ?? null, row);
      }
      report.step(`${title}: ${outcomeSummary(outcomes, noun)}`);
    } catch (error) {
      if (report.line && !isRefusal(error)) throw error;
      counts.failed += own.length;
      const problem = problemLine(`${file} (${title})`, error);
      if (report.line) for (const { line } of own) report.line({ line, outcome: 'refused', id: null, notice: problem });
      else report.problem(problem, error);
      report.step(`${title}: not imported`);
    }
  }
  return counts;
}

function reportRow(report: ImportReport, file: string, line: number | null, row: RowOutcome): void {
  const { outcome, notice, problem, id = null } = row;
  if (report.line) {
    report.line({ line, outcome, id, notice: [notice, problem].filter(Boolean).join('; ') || null });
    return;
  }
  const place = `${file}:${line}`;
  if (outcome === 'refused') report.problem(`${place}: ${notice}`);
  else if (notice) report.notice(`${place}: ${notice}`);
  if (outcome !== 'refused' && problem) report.problem(`${place}: ${problem}`);
}

function outcomeSummary(outcomes: readonly RowOutcome[], noun: string): string {
  const count = (wanted: RowOutcome['outcome']) => outcomes.filter(({ outcome }) => outcome === wanted).length;
  return `${count('created')} ${noun} new, ${count('changed')} changed, ${count('unchanged')} unchanged`;
}
