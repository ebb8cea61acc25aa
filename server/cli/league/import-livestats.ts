import type { Command } from 'commander';
import { importLiveStats } from '#server/feeds/livestats/import-livestats.ts';
import { importFilesForTenant } from './import-summary.ts';
import { printAgreement } from './print-agreement.ts';
import { runImport } from './run-import.ts';

type Options = {
  home?: string;
  away?: string;
  date?: string;
  season?: string;
  league?: string;
  createMissing: boolean;
  replace: boolean;
  tenant?: string;
  verbose: boolean;
};

export function addImportLiveStats(program: Command): void {
  program
    .command('livestats <paths...>')
    .description('games from FIBA LiveStats files (data.json, also .json.gz) or folders of them, for existing fixtures')
    .option('--home <team>', 'home team of the fixture of a single file')
    .option('--away <team>', 'its away team')
    .option('--date <yyyy-mm-dd>', 'its date; without these three, the id in the file name identifies the fixture')
    .option('--season <season>', 'only fixtures of this season')
    .option('--league <league>', 'only fixtures of this league')
    .option('--create-missing', 'create fixtures for games that have none; they count in no table or total', false)
    .option('--tenant <host>', 'the tenant, by one of its hosts')
    .option('--replace', 'also replace box scores that record more than the log', false)
    .option('--verbose', 'print the stack trace of unexpected errors', false)
    .action((paths: string[], { tenant, verbose, createMissing, replace, ...clue }: Options) =>
      importFilesForTenant(tenant, async (scope) => {
        const { agreed } = await runImport('games', verbose, (report) =>
          importLiveStats(scope, { paths, clue, createMissing: createMissing ? scope : undefined, replace }, report),
        );
        printAgreement(agreed);
      }),
    );
}
