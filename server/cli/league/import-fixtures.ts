import { type Command, Option } from 'commander';
import { builtInProfiles } from '#lib/basketball/rules/profiles.ts';
import { standingsProfiles } from '#lib/basketball/standings/profiles/all.ts';
import { importFixtures } from '#server/feeds/import/import-fixtures.ts';
import { runImport } from './run-import.ts';
import { withTenant } from './session.ts';

type Options = {
  map?: string;
  tenant?: string;
  rules: string;
  standings: string;
  kind: 'league' | 'tournament';
  zone?: string;
  verbose: boolean;
};

export function addImportFixtures(program: Command): void {
  program
    .command('fixtures <file>')
    .description('seasons, leagues, teams, venues, rounds, dates and results from a CSV file (.csv, .csv.gz)')
    .option('--map <file>', 'JSON file that says which of its columns is which of ours (docs/import.md)')
    .option('--tenant <host>', 'the tenant, by one of its hosts')
    .addOption(
      new Option('--rules <profile>', 'rules of the leagues that are new')
        .choices(builtInProfiles.map(({ id }) => id))
        .default('fiba-2024'),
    )
    .addOption(
      new Option('--standings <profile>', 'how the tables of the leagues that are new are made')
        .choices(standingsProfiles.map(({ id }) => id))
        .default('fiba'),
    )
    .addOption(
      new Option('--kind <kind>', 'what the leagues that are new are')
        .choices(['league', 'tournament'])
        .default('league'),
    )
    .option('--zone <name>', 'time zone of games whose file names none (default: that of the tenant)')
    .option('--verbose', 'show where unforeseen errors come from', false)
    .action((file: string, { map, tenant, rules, standings, kind, zone, verbose }: Options) =>
      withTenant(tenant, async (scope) => {
        const league = { kind, rulesProfile: rules, standingsProfile: standings, timeZone: zone ?? scope.timeZone };
        await runImport('games', verbose, (report) => importFixtures(scope, { file, map, league }, report));
      }),
    );
}
