import { downloadExport } from '#lib/api/contract/data-export.ts';
import type { Api } from '#server/api/api.ts';
import { mountStaffDownload } from '#server/api/mount-staff-download.ts';
import { exportData } from '#server/feeds/data-export/export-data.ts';
import { todayOf } from '#server/league/tenant/today.ts';

/** Mounts the downloads of the office. */
export function mountDataExports(api: Api): void {
  mountStaffDownload(api, downloadExport, async (scope, { export: what }) => {
    const { extension, contentType, content } = await exportData(scope, what);
    const day = await todayOf(scope);
    return { fileName: `${scope.host}-${what}-${day}.${extension}`, contentType, content };
  });
}
