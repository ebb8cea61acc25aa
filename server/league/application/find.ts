import { eq } from 'drizzle-orm';
import { applicationDocuments, teamApplications } from '#server/db/schema/applications.ts';
import { fetchOrThrow, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { say } from '#server/refusals/sentence.ts';

export type ApplicationRow = typeof teamApplications.$inferSelect;

/** Finds an application by its id, the secret part of its URL. Throws `not-found`. */
export const findApplication = (scope: TenantScope, id: string): Promise<ApplicationRow> =>
  fetchOrThrow(scope, teamApplications, id, 'application');

/** Finds an application and locks its row until the transaction ends. Throws `not-found`. */
export async function lockApplication(scope: TenantScope, id: string): Promise<ApplicationRow> {
  await scope.db
    .select({ id: teamApplications.id })
    .from(teamApplications)
    .where(ofTenant(scope, teamApplications, eq(teamApplications.id, id)))
    .for('update');
  return findApplication(scope, id);
}

/** Finds an open application and locks its row until the transaction ends. Throws `not-found`, and `conflict` if it is not open. */
export async function lockOpenApplication(scope: TenantScope, id: string): Promise<ApplicationRow> {
  const row = await lockApplication(scope, id);
  if (phaseOf(row) !== 'open') throw new LeagueError('conflict', say`This application can no longer be changed.`);
  return row;
}

/** Returns whether an application is open, submitted, or closed without submission. */
export function phaseOf(
  { state, closesAt }: Pick<ApplicationRow, 'state' | 'closesAt'>,
  now = new Date(),
): 'open' | 'submitted' | 'closed' {
  if (state === 'withdrawn') return 'closed';
  if (state !== 'open') return 'submitted';
  return closesAt && closesAt <= now ? 'closed' : 'open';
}

/** Lists documents in upload order, without their bytes. */
export function listApplicationDocuments(scope: TenantScope, applicationId: string) {
  const { id, kind, fileName, contentType, size } = applicationDocuments;
  return scope.db
    .select({ id, kind, fileName, contentType, size })
    .from(applicationDocuments)
    .where(ofTenant(scope, applicationDocuments, eq(applicationDocuments.applicationId, applicationId)))
    .orderBy(applicationDocuments.createdAt, applicationDocuments.id);
}
