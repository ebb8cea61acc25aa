import type { Command } from 'commander';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { importBoxScores } from '#server/feeds/box-scores/import-box-scores.ts';
import type { ImportReport } from '#server/feeds/report/import-report.ts';
import { dryRun, dryRunForTenant, dryRunOption } from './dry-run.ts';
import { importFilesForTenant } from './import-summary.ts';
import { runImport } from './run-import.ts';

type Options = { map?: string; tenant?: string; replace: boolean; verbose: boolean; dryRun: boolean };

export function addImportBoxScores(program: Command): void {
  program
    .command('boxscores <files...>')
    .description('box scores of players and teams from CSV files (.csv, .csv.gz), for existing fixtures')
    .option('--map <file>', 'JSON file that maps their columns to ours (docs/import.md)')
    .option('--tenant <host>', 'the tenant, by one of its hosts')
    .option('--replace', 'also replace box scores that record more than the file', false)
    .option(...dryRunOption)
    .option('--verbose', 'print the stack trace of unexpected errors', false)
    .action((files: string[], { map, tenant, replace, verbose, dryRun: isDry }: Options) =>
      (isDry ? dryRunForTenant : importFilesForTenant)(tenant, async (scope) => {
        const ofFile = (file: string) => (inside: TenantScope, report: ImportReport) =>
          importBoxScores(inside, { files: [file], map, replace }, report);
        if (isDry) for (const file of files) await dryRun(scope, { kind: 'box-scores', file }, ofFile(file));
        else
          await runImport('box scores', verbose, (report) => importBoxScores(scope, { files, map, replace }, report));
      }),
    );
}
