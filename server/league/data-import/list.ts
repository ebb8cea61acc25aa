import { desc, getTableColumns, lt, ne } from 'drizzle-orm';
import { z } from 'zod';
import type { DataImport } from '#lib/api/contract/data-import.ts';
import { dataImports } from '#server/db/schema/data-imports.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { decodeCursor } from '#server/league/paging/cursor.ts';
import { cutPage, type Page } from '#server/league/paging/page.ts';
import { showImport } from './find.ts';

/** Lists the imports that were applied, the newest first. The caller authorises. Throws `bad-request` for a cursor of another list. */
export async function listImports(
  scope: TenantScope,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<Page<DataImport>> {
  const before = decodeCursor(cursor, z.tuple([z.iso.datetime()]));
  const { bytes, map, kept, ...columns } = getTableColumns(dataImports);
  const found = await scope.db
    .select(columns)
    .from(dataImports)
    .where(
      ofTenant(
        scope,
        dataImports,
        ne(dataImports.state, 'open'),
        before ? lt(dataImports.createdAt, new Date(before[0])) : undefined,
      ),
    )
    .orderBy(desc(dataImports.createdAt))
    .limit(limit + 1);
  const { rows, nextCursor } = cutPage(found, limit, ({ createdAt }) => [createdAt.toISOString()]);
  return { items: rows.map(showImport), nextCursor };
}
