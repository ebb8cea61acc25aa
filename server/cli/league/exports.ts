import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Command, Option } from 'commander';
import { toCsv } from '#server/csv/to-csv.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { exportApplication, type Table, toTable } from '#server/league/application/export.ts';
import { type ListedApplication, listApplications, readDocument } from '#server/league/application/list.ts';
import { findLeagueByName } from '#server/league/league/named.ts';
import { addExportStandings } from './export-standings.ts';
import { addExportTables } from './export-tables.ts';
import { addExportTenant } from './export-tenant.ts';
import { forTenant } from './session.ts';

type Options = {
  format: 'csv' | 'json';
  out?: string;
  documents?: string;
  all: boolean;
  season?: string;
  tenant?: string;
};

export function addExports(program: Command): void {
  const exports = program
    .command('export')
    .description('games, squads, box scores, standings, applications and whole tenants as files');
  addExportTables(exports);
  addExportStandings(exports);
  addExportTenant(exports);
  exports
    .command('applications <league>')
    .description('the applications of teams; the CSV has one line per player and can be imported with import rosters')
    .addOption(new Option('--format <format>', 'format of the file').choices(['csv', 'json']).default('csv'))
    .option('--out <file>', 'the file to write (default: standard output)')
    .option('--documents <folder>', 'also write the documents there, one folder per team')
    .option('--all', 'also applications that were not submitted yet', false)
    .option('--season <season>', 'the season of the league (default: the current one)')
    .option('--tenant <host>', 'the tenant, by one of its hosts')
    .action((name: string, { tenant, season, format, out, documents, all }: Options) =>
      forTenant(tenant, async (scope) => {
        const league = await findLeagueByName(scope, name, season);
        const listed = (await listApplications(scope, league.id)).filter((one) => all || one.submittedAt !== null);
        const applications = listed.map(exportApplication);
        const text =
          format === 'json'
            ? `${JSON.stringify(applications, null, 2)}\n`
            : toSpreadsheet(toTable(applications, { league: league.name, season: league.season }));
        if (out) await writeFile(out, text);
        else process.stdout.write(text);
        if (documents) await writeDocuments(scope, documents, listed);
        if (out) console.log(`${applications.length} applications written to ${out}.`);
      }),
    );
}

const toSpreadsheet = ({ columns, rows }: Table) => toCsv(columns, rows, 'spreadsheet');

async function writeDocuments(scope: TenantScope, folder: string, applications: readonly ListedApplication[]) {
  for (const { id, reference, documents } of applications) {
    const own = path.join(folder, reference ?? id);
    for (const [index, document] of documents.entries()) {
      await mkdir(own, { recursive: true });
      const name = `${String(index + 1).padStart(2, '0')} ${document.kind} ${path.basename(document.fileName)}`;
      await writeFile(path.join(own, name), await readDocument(scope, document.id));
    }
  }
}
