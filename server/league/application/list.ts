import { asc, eq } from 'drizzle-orm';
import { applicationDraft } from '#lib/api/contract/application/draft.ts';
import { applicationDocuments, teamApplications } from '#server/db/schema/applications.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { type ApplicationRow, listApplicationDocuments } from './find.ts';

export type ListedApplication = Awaited<ReturnType<typeof listApplications>>[number];

/** The applications for a league with all that they hold, the bytes of documents left out; in the order in which they were opened. */
export async function listApplications(scope: TenantScope, leagueId: string) {
  const rows: ApplicationRow[] = await scope.db
    .select()
    .from(teamApplications)
    .where(ofTenant(scope, teamApplications, eq(teamApplications.leagueId, leagueId)))
    .orderBy(asc(teamApplications.createdAt), asc(teamApplications.id));
  return Promise.all(
    rows.map(async ({ form, ...row }) => ({
      ...row,
      draft: applicationDraft.parse({ team: {}, contact: {}, ...form }),
      documents: await listApplicationDocuments(scope, row.id),
    })),
  );
}

/** The bytes of a document. */
export async function readDocument(scope: TenantScope, documentId: string): Promise<Buffer> {
  const [row] = await scope.db
    .select({ bytes: applicationDocuments.bytes })
    .from(applicationDocuments)
    .where(ofTenant(scope, applicationDocuments, eq(applicationDocuments.id, documentId)));
  if (!row) throw new Error(`The document ${documentId} is gone.`);
  return row.bytes;
}
