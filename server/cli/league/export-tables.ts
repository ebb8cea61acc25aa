import { writeFile } from 'node:fs/promises';
import type { Command } from 'commander';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { exportBoxScores } from '#server/feeds/export/export-box-scores.ts';
import { type ExportFilter, exportFixtures } from '#server/feeds/export/export-fixtures.ts';
import { exportRosters } from '#server/feeds/export/export-rosters.ts';
import { forTenant } from './session.ts';

type Options = ExportFilter & { tenant?: string; out?: string };

const csvExports = [
  {
    name: 'fixtures',
    exportCsv: exportFixtures,
    description: 'every game with its phase, date, result and officials, for import fixtures',
  },
  {
    name: 'rosters',
    exportCsv: exportRosters,
    description: 'the people of every squad, for import rosters',
  },
  {
    name: 'boxscores',
    exportCsv: exportBoxScores,
    description: 'the box scores of players and teams in every game, for import boxscores',
  },
] as const;

/** Adds the commands that export games, squads and box scores as CSV. */
export function addExportTables(exports: Command): void {
  for (const { name, exportCsv, description } of csvExports) {
    exports
      .command(name)
      .description(description)
      .option('--season <slug>', 'only this season, as in its address')
      .option('--league <slug>', 'only this league, as in its address')
      .option('--out <file>', 'the file to write; without it, standard output')
      .option('--tenant <host>', 'the tenant, by one of its hosts')
      .action(({ tenant, out, ...only }: Options) =>
        forTenant(tenant, async (scope: TenantScope) => {
          const text = await exportCsv(scope, only);
          if (out) await writeFile(out, text);
          else process.stdout.write(text);
        }),
      );
  }
}
