import type { TenantScope } from '#server/db/tenant-scope.ts';
import type { FixtureRow } from '#server/feeds/fixtures/fixture-row.ts';
import { readFixtures } from '#server/feeds/fixtures/read-fixtures.ts';
import { formatIssue } from '#server/feeds/table/issue.ts';
import type { LeagueInput } from '#server/league/fixture/fixture-input.ts';
import { upsertFixtures } from '#server/league/fixture/upsert-fixtures.ts';
import { type ImportCounts, type ImportReport, noCounts } from './import-report.ts';
import { problemLine } from './problem-line.ts';
import { toFixtureInput } from './to-fixture-input.ts';

export type FixtureImport = {
  file: string;
  map?: string | undefined;
  league: Omit<LeagueInput, 'season' | 'name'>;
};

/** Brings a fixture list in, a transaction a league. Rows with an error are named and left out. */
export async function importFixtures(
  scope: TenantScope,
  { file, map, league }: FixtureImport,
  report: ImportReport,
): Promise<ImportCounts> {
  const counts = noCounts();
  const { rows, issues } = await readFixtures(file, map);
  for (const issue of issues) {
    if (issue.severity === 'warning') report.notice(formatIssue(issue));
    else {
      counts.failed += 1;
      report.problem(formatIssue(issue));
    }
  }
  const leagues = Object.groupBy(rows, ({ season, league }) => `${season} ${league}`);
  report.expect(Object.keys(leagues).length);
  for (const [name, ofLeague = []] of Object.entries(leagues)) {
    const [first] = ofLeague;
    if (!first) continue;
    try {
      const outcome = await importLeague(
        scope,
        { ...league, season: first.season, name: first.league },
        ofLeague,
        report,
      );
      for (const key of ['created', 'changed', 'unchanged'] as const) counts[key] += outcome[key];
      const { created, changed, unchanged } = outcome;
      report.step(`${name}: ${created} games new, ${changed} changed, ${unchanged} unchanged`);
    } catch (error) {
      counts.failed += ofLeague.length;
      report.problem(problemLine(`${file} (${name})`, error), error);
      report.step(`${name}: not imported`);
    }
  }
  return counts;
}

async function importLeague(
  scope: TenantScope,
  league: LeagueInput,
  rows: readonly FixtureRow[],
  report: ImportReport,
): Promise<ImportCounts> {
  const counts = noCounts();
  const { games } = await upsertFixtures(
    scope,
    league,
    rows.map((row) => toFixtureInput(row, league.timeZone)),
  );
  for (const [index, { outcome, notice }] of games.entries()) {
    counts[outcome] += 1;
    if (notice) report.notice(`line ${rows[index]?.line}: ${notice}`);
  }
  return counts;
}
