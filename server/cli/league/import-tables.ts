import type { Command } from 'commander';
import { importFixtures } from '#server/feeds/fixtures/import-fixtures.ts';
import { importRosters } from '#server/feeds/rosters/import-rosters.ts';
import { addLeagueOptions, type LeagueOptions, toLeague } from './league-options.ts';
import { runImport } from './run-import.ts';
import { importForTenant } from './session.ts';

type Options = LeagueOptions & { map?: string; tenant?: string; verbose: boolean };

const tables = [
  {
    name: 'fixtures',
    noun: 'games',
    work: importFixtures,
    description: 'seasons, leagues, teams, venues, rounds, dates and results from CSV files (.csv, .csv.gz)',
  },
  {
    name: 'rosters',
    noun: 'people',
    work: importRosters,
    description: 'people and their places in teams from CSV files (.csv, .csv.gz)',
  },
];

export function addImportTables(program: Command): void {
  for (const { name, noun, work, description } of tables) {
    const command = program
      .command(`${name} <files...>`)
      .description(description)
      .option('--map <file>', 'JSON file that says which of their columns is which of ours (docs/import.md)')
      .option('--tenant <host>', 'the tenant, by one of its hosts');
    addLeagueOptions(command)
      .option('--verbose', 'show where unforeseen errors come from', false)
      .action((files: string[], { map, tenant, verbose, ...options }: Options) =>
        importForTenant(tenant, async (scope) => {
          const league = toLeague(options, scope);
          for (const file of files)
            await runImport(noun, verbose, (report) => work(scope, { file, map, league }, report));
        }),
      );
  }
}
