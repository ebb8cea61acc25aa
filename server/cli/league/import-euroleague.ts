import type { Command } from 'commander';
import { importEuroleague } from '#server/feeds/euroleague/import-euroleague.ts';
import { importFilesForTenant } from './import-summary.ts';
import { printAgreement } from './print-agreement.ts';
import { runImport } from './run-import.ts';

type Options = { season?: string; league?: string; zone?: string; tenant?: string; replace: boolean; verbose: boolean };

export function addImportEuroleague(program: Command): void {
  program
    .command('euroleague <folder>')
    .description(
      'games and their fixtures from responses of the EuroLeague live API (Header, Boxscore, PlaybyPlay, Points)',
    )
    .option('--season <season>', 'the season, if the header does not name it')
    .option('--league <league>', 'the name of the league (default: that in the header)')
    .option('--zone <name>', 'time zone of games without shot times (default: that of the tenant)')
    .option('--tenant <host>', 'the tenant, by one of its hosts')
    .option('--replace', 'also replace box scores that record more than the log', false)
    .option('--verbose', 'print the stack trace of unexpected errors', false)
    .action((folder: string, { season, league, zone, tenant, replace, verbose }: Options) =>
      importFilesForTenant(tenant, async (scope) => {
        const input = { folder, season, league, timeZone: zone ?? scope.timeZone, replace };
        const { agreed } = await runImport('games', verbose, (report) => importEuroleague(scope, input, report));
        printAgreement(agreed);
      }),
    );
}
