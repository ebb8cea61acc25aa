import { and, sql } from 'drizzle-orm';
import { applicationDocuments, teamApplications } from '#server/db/schema/applications.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';

/**
 * Deletes applications with their documents that have been over or untouched for that many days: neither changed nor uploaded
 * to since, and past their closing date. Returns their number; harmless to repeat. The caller authorises.
 */
export function purgeApplications(scope: TenantScope, days: number): Promise<number> {
  return inTransaction(scope, async (scope) => {
    const row = teamApplications;
    const document = applicationDocuments;
    const limit = sql`now() - make_interval(days => ${days})`;
    const uploadedSince = sql`exists (select from ${document} where ${document.tenantId} = ${row.tenantId}
      and ${document.applicationId} = ${row.id} and ${document.createdAt} >= ${limit})`;
    const deleted = await scope.db
      .delete(row)
      .where(
        ofTenant(
          scope,
          row,
          and(
            sql`greatest(${row.updatedAt}, ${row.submittedAt}, ${row.closesAt}) < ${limit}`,
            sql`not ${uploadedSince}`,
          ),
        ),
      )
      .returning({ id: row.id });
    return deleted.length;
  });
}
