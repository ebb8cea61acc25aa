import type { Command } from 'commander';
import { importBoxScores } from '#server/feeds/box-scores/import-box-scores.ts';
import { importFilesForTenant } from './import-summary.ts';
import { runImport } from './run-import.ts';

type Options = { map?: string; tenant?: string; replace: boolean; verbose: boolean };

export function addImportBoxScores(program: Command): void {
  program
    .command('boxscores <files...>')
    .description('box scores of players and teams from CSV files (.csv, .csv.gz), for existing fixtures')
    .option('--map <file>', 'JSON file that maps their columns to ours (docs/import.md)')
    .option('--tenant <host>', 'the tenant, by one of its hosts')
    .option('--replace', 'also replace box scores that record more than the file', false)
    .option('--verbose', 'print the stack trace of unexpected errors', false)
    .action((files: string[], { map, tenant, replace, verbose }: Options) =>
      importFilesForTenant(tenant, async (scope) => {
        await runImport('box scores', verbose, (report) => importBoxScores(scope, { files, map, replace }, report));
      }),
    );
}
