import { z } from 'zod';

/** What the office takes away: tables as CSV, and the whole tenant as an archive. */
export const dataExports = ['fixtures', 'rosters', 'box-scores', 'standings', 'archive'] as const;
export type DataExport = (typeof dataExports)[number];

/** The response is the file. */
export const downloadExport = {
  path: '/v2/manage/exports/{export}',
  summary: 'A table of all seasons as CSV, or everything of the tenant as an archive (.tar.gz)',
  params: z.object({ export: z.enum(dataExports) }),
} as const;
