import type { Command } from 'commander';
import { importLiveStats } from '#server/feeds/livestats/import-livestats.ts';
import { printAgreement } from './print-agreement.ts';
import { runImport } from './run-import.ts';
import { importForTenant } from './session.ts';

type Options = {
  home?: string;
  away?: string;
  date?: string;
  season?: string;
  league?: string;
  createMissing: boolean;
  tenant?: string;
  verbose: boolean;
};

export function addImportLiveStats(program: Command): void {
  program
    .command('livestats <paths...>')
    .description('games from FIBA LiveStats files (data.json, also .json.gz) or folders of them, into their fixtures')
    .option('--home <team>', 'the fixture of a single file, by home team')
    .option('--away <team>', '… away team')
    .option('--date <yyyy-mm-dd>', '… and day; without them the id in the name of the file tells')
    .option('--season <season>', 'only fixtures of this season')
    .option('--league <league>', 'only fixtures of this league')
    .option('--create-missing', 'enter games without a fixture too; they count in no table', false)
    .option('--tenant <host>', 'the tenant, by one of its hosts')
    .option('--verbose', 'show where unforeseen errors come from', false)
    .action((paths: string[], { tenant, verbose, createMissing, ...clue }: Options) =>
      importForTenant(tenant, async (scope) => {
        const { agreed } = await runImport('games', verbose, (report) =>
          importLiveStats(scope, { paths, clue, createMissing: createMissing ? scope : undefined }, report),
        );
        printAgreement(agreed);
      }),
    );
}
