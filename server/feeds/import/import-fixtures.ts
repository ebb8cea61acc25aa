import type { TenantScope } from '#server/db/tenant-scope.ts';
import { readFixtures } from '#server/feeds/fixtures/read-fixtures.ts';
import type { LeagueInput } from '#server/league/fixture/fixture-input.ts';
import { upsertFixtures } from '#server/league/fixture/upsert-fixtures.ts';
import { importByLeague } from './import-by-league.ts';
import type { ImportCounts, ImportReport } from './import-report.ts';
import { toFixtureInput } from './to-fixture-input.ts';

export type FixtureImport = { file: string; map?: string | undefined; league: Omit<LeagueInput, 'season' | 'name'> };

/** Brings a fixture list in, a transaction a league. Rows with an error are named and left out. */
export async function importFixtures(
  scope: TenantScope,
  { file, map, league }: FixtureImport,
  report: ImportReport,
): Promise<ImportCounts> {
  const result = await readFixtures(file, map, league.timeZone);
  return importByLeague({ file, noun: 'games', ...result }, report, async (competition, rows) => {
    const fixtures = rows.map((row) => toFixtureInput(row, league.timeZone));
    const { games, changes } = await upsertFixtures(scope, { ...league, ...competition }, fixtures);
    for (const change of changes) report.notice(`${competition.season} ${competition.name}: ${change}`);
    return games;
  });
}
