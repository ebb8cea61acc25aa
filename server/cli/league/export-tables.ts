import { writeFile } from 'node:fs/promises';
import type { Command } from 'commander';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { exportBoxScores } from '#server/feeds/export/export-box-scores.ts';
import { type ExportFilter, exportFixtures } from '#server/feeds/export/export-fixtures.ts';
import { forTenant } from './session.ts';

type Options = ExportFilter & { tenant?: string; out?: string };

const tables = [
  {
    name: 'fixtures',
    work: exportFixtures,
    description: 'every game with its place, day and result, which import fixtures takes back',
  },
  {
    name: 'boxscores',
    work: exportBoxScores,
    description: 'the numbers of players and teams in every game, which import boxscores takes back',
  },
] as const;

/** Tables of a league as files. */
export function addExportTables(exports: Command): void {
  for (const { name, work, description } of tables) {
    exports
      .command(name)
      .description(description)
      .option('--season <slug>', 'only this season, as in its address')
      .option('--league <slug>', 'only this league, as in its address')
      .option('--out <file>', 'the file to write; without it, standard output')
      .option('--tenant <host>', 'the tenant, by one of its hosts')
      .action(({ tenant, out, ...only }: Options) =>
        forTenant(tenant, async (scope: TenantScope) => {
          const text = await work(scope, only);
          if (out) await writeFile(out, text);
          else process.stdout.write(text);
        }),
      );
  }
}
