import type { Readable } from 'node:stream';
import type { DataExport } from '#lib/api/contract/data-export.ts';
import { exportBoxScores } from '#server/feeds/export/export-box-scores.ts';
import { exportFixtures } from '#server/feeds/export/export-fixtures.ts';
import { exportRosters } from '#server/feeds/export/export-rosters.ts';
import { exportAllStandings } from '#server/feeds/export/export-standings.ts';
import { streamArchive } from '#server/feeds/tenant-archive/create-archive.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { exportTenant } from '#server/league/tenant-archive/export-tenant.ts';

export type ExportedData = { extension: string; contentType: string; content: string | Readable };

const tables = {
  fixtures: exportFixtures,
  rosters: exportRosters,
  'box-scores': exportBoxScores,
} as const;

/** Exports a table of all seasons, in which a spreadsheet runs nothing, or everything of the tenant as a stream. The caller authorises. */
export async function exportData(scope: ReadScope, what: DataExport): Promise<ExportedData> {
  if (what === 'archive')
    return {
      extension: 'tar.gz',
      contentType: 'application/gzip',
      content: streamArchive((write) => exportTenant(scope, write)),
    };
  const text =
    what === 'standings'
      ? await exportAllStandings(scope, 'spreadsheet')
      : await tables[what](scope, {}, 'spreadsheet');
  // Spreadsheets take a file without a mark for a text of the system's code page.
  return { extension: 'csv', contentType: 'text/csv; charset=utf-8', content: `\uFEFF${text}` };
}
