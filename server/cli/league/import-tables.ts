import type { Command } from 'commander';
import { importFixtures } from '#server/feeds/fixtures/import-fixtures.ts';
import { importRosters } from '#server/feeds/rosters/import-rosters.ts';
import { dryRun, dryRunForTenant, dryRunOption } from './dry-run.ts';
import { importFilesForTenant } from './import-summary.ts';
import { addLeagueOptions, type LeagueOptions, toLeague } from './league-options.ts';
import { runImport } from './run-import.ts';

type Options = LeagueOptions & { map?: string; tenant?: string; newTeams: boolean; verbose: boolean; dryRun: boolean };

const csvImports = [
  {
    name: 'fixtures',
    noun: 'games',
    importCsv: importFixtures,
    description: 'seasons, leagues, teams, venues, rounds, dates and results from CSV files (.csv, .csv.gz)',
  },
  {
    name: 'rosters',
    noun: 'people',
    importCsv: importRosters,
    description: 'people and their team memberships from CSV files (.csv, .csv.gz)',
  },
] as const;

export function addImportTables(program: Command): void {
  for (const { name, noun, importCsv, description } of csvImports) {
    const command = program
      .command(`${name} <files...>`)
      .description(description)
      .option('--map <file>', 'JSON file that maps their columns to ours (docs/import.md)')
      .option('--tenant <host>', 'the tenant, by one of its hosts');
    addLeagueOptions(command)
      .option('--new-teams', 'a new team name that looks like a known team is another team', false)
      .option(...dryRunOption)
      .option('--verbose', 'print the stack trace of unexpected errors', false)
      .action((files: string[], { map, tenant, newTeams, verbose, dryRun: isDry, ...options }: Options) =>
        (isDry ? dryRunForTenant : importFilesForTenant)(tenant, async (scope) => {
          const league = toLeague(options, scope);
          for (const file of files) {
            const input = { file, map, league, newTeams };
            if (isDry) await dryRun(scope, { kind: name, file }, (inside, report) => importCsv(inside, input, report));
            else await runImport(noun, verbose, (report) => importCsv(scope, input, report));
          }
        }),
      );
  }
}
