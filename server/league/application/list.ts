import { asc, eq } from 'drizzle-orm';
import { applicationDraft } from '#lib/api/contract/application/draft.ts';
import { applicationDocuments, teamApplications } from '#server/db/schema/applications.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { type ApplicationRow, listApplicationDocuments } from './find.ts';

export type ListedApplication = Awaited<ReturnType<typeof listApplications>>[number];

/** Lists all applications for a league in order of creation, with their documents but not the bytes of these. */
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

/** Reads the bytes of a document. Throws an `Error` if there is none. */
export async function readDocument(scope: TenantScope, documentId: string): Promise<Buffer> {
  const [row] = await scope.db
    .select({ bytes: applicationDocuments.bytes })
    .from(applicationDocuments)
    .where(ofTenant(scope, applicationDocuments, eq(applicationDocuments.id, documentId)));
  if (!row) throw new Error(`The document ${documentId} does not exist.`);
  return row.bytes;
}
