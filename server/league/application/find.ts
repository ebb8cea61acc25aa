import { eq } from 'drizzle-orm';
import { applicationDocuments, teamApplications } from '#server/db/schema/applications.ts';
import { fetchOrThrow, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';

export type ApplicationRow = typeof teamApplications.$inferSelect;

/** An application by the secret part of its address. Throws `not-found`. */
export const findApplication = (scope: TenantScope, id: string): Promise<ApplicationRow> =>
  fetchOrThrow(scope, teamApplications, id, 'application');

/** The same, held until the transaction ends, and only while it may be filled in. Throws `not-found`, `conflict`. */
export async function lockOpenApplication(scope: TenantScope, id: string): Promise<ApplicationRow> {
  await scope.db
    .select({ id: teamApplications.id })
    .from(teamApplications)
    .where(ofTenant(scope, teamApplications, eq(teamApplications.id, id)))
    .for('update');
  const row = await findApplication(scope, id);
  if (phaseOf(row) !== 'open') throw new LeagueError('conflict', 'This application cannot be changed any more.');
  return row;
}

/** Whether it may be filled in, was sent, or is over without having been sent. */
export function phaseOf(
  { state, closesAt }: Pick<ApplicationRow, 'state' | 'closesAt'>,
  now = new Date(),
): 'open' | 'submitted' | 'closed' {
  if (state === 'withdrawn') return 'closed';
  if (state !== 'open') return 'submitted';
  return closesAt && closesAt <= now ? 'closed' : 'open';
}

/** Documents in the order in which they came, without their bytes. */
export function listApplicationDocuments(scope: TenantScope, applicationId: string) {
  const { id, kind, fileName, contentType, size } = applicationDocuments;
  return scope.db
    .select({ id, kind, fileName, contentType, size })
    .from(applicationDocuments)
    .where(ofTenant(scope, applicationDocuments, eq(applicationDocuments.applicationId, applicationId)))
    .orderBy(applicationDocuments.createdAt, applicationDocuments.id);
}
