import { eq } from 'drizzle-orm';
import { teamApplications } from '#server/db/schema/applications.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { say } from '#server/refusals/sentence.ts';
import { lockApplication } from './find.ts';

/** Withdraws an application that was not submitted yet. Throws `not-found`, and `conflict` for a submitted one. */
export function closeApplication(scope: TenantScope, id: string): Promise<void> {
  return inTransaction(scope, async (own) => {
    const { state } = await lockApplication(own, id);
    if (state !== 'open' && state !== 'withdrawn')
      throw new LeagueError('conflict', say`This application was submitted. Ask it back to have it corrected.`);
    await own.db
      .update(teamApplications)
      .set({ state: 'withdrawn' })
      .where(ofTenant(own, teamApplications, eq(teamApplications.id, id)));
  });
}
