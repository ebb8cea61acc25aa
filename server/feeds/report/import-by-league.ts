import { type FeedIssue, formatIssue } from '#server/feeds/csv/issue.ts';
import { problemLine } from '#server/feeds/errors/problem-line.ts';
import { type ImportCounts, type ImportReport, noCounts } from './import-report.ts';

type Row = { line: number; season: string; league: string };
type CsvFile<Own extends Row> = { file: string; noun: string; rows: readonly Own[]; issues: readonly FeedIssue[] };
/** A refused row is not imported; its notice says why. `problem`: what it leaves incomplete. */
export type RowOutcome = {
  outcome: 'created' | 'changed' | 'unchanged' | 'refused';
  notice: string | null;
  problem?: string | null;
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
    if (issue.severity === 'warning') report.notice(formatIssue(issue));
    else {
      counts.failed += 1;
      report.problem(formatIssue(issue));
    }
  }
  const leagues = Map.groupBy(rows, ({ season, league }) => `${season} ${league}`);
  report.expect(leagues.size);
  for (const [title, own] of leagues) {
    const [first] = own;
    if (!first) continue;
    try {
      const outcomes = await importRows({ season: first.season, name: first.league }, own);
      for (const [index, { outcome, notice, problem }] of outcomes.entries()) {
        const place = `${file}:${own[index]?.line}`;
        const line = `${place}: ${notice}`;
        if (outcome === 'refused') {
          counts.failed += 1;
          report.problem(line);
          continue;
        }
        counts[outcome] += 1;
        if (notice) report.notice(line);
        if (!problem) continue;
        counts.incomplete = (counts.incomplete ?? 0) + 1;
        report.problem(`${place}: ${problem}`);
      }
      report.step(`${title}: ${outcomeSummary(outcomes, noun)}`);
    } catch (error) {
      counts.failed += own.length;
      report.problem(problemLine(`${file} (${title})`, error), error);
      report.step(`${title}: not imported`);
    }
  }
  return counts;
}

function outcomeSummary(outcomes: readonly RowOutcome[], noun: string): string {
  const count = (wanted: RowOutcome['outcome']) => outcomes.filter(({ outcome }) => outcome === wanted).length;
  return `${count('created')} ${noun} new, ${count('changed')} changed, ${count('unchanged')} unchanged`;
}
