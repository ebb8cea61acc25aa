import { eq } from 'drizzle-orm';
import { teamApplications } from '#server/db/schema/applications.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { findApplication } from './find.ts';

/** Withdraws an application that was not submitted yet. Throws `not-found`, and `conflict` for a submitted one. */
export function closeApplication(scope: TenantScope, id: string): Promise<void> {
  return inTransaction(scope, async (own) => {
    const { state } = await findApplication(own, id);
    if (state !== 'open' && state !== 'withdrawn')
      throw new LeagueError('conflict', 'This application was submitted. Reopen it to have it corrected.');
    await setState(own, id, { state: 'withdrawn' });
  });
}

/** Reopens a submitted or closed application until `closesAt`; null sets no deadline. Throws `not-found`. */
export function reopenApplication(scope: TenantScope, id: string, closesAt: Date | null): Promise<void> {
  return inTransaction(scope, async (own) => {
    await findApplication(own, id);
    await setState(own, id, { state: 'open', closesAt, reference: null, submittedAt: null });
  });
}

function setState(scope: TenantScope, id: string, change: Partial<typeof teamApplications.$inferInsert>) {
  return scope.db
    .update(teamApplications)
    .set(change)
    .where(ofTenant(scope, teamApplications, eq(teamApplications.id, id)));
}
