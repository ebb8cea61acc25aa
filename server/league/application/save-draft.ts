import { eq } from 'drizzle-orm';
import type { ApplicationDraft } from '#lib/api/contract/application/draft.ts';
import { teamApplications } from '#server/db/schema/applications.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { say } from '#server/refusals/sentence.ts';
import { lockOpenApplication } from './find.ts';

/**
 * Saves a draft without validating it and returns its new revision; `revision` is the one it was based on. Throws `not-found`,
 * and `conflict` if the application is no longer open or its revision has changed.
 */
export function saveDraft(
  scope: TenantScope,
  id: string,
  { draft, revision }: { draft: ApplicationDraft; revision: number },
): Promise<{ revision: number }> {
  return inTransaction(scope, async (own) => {
    const row = await lockOpenApplication(own, id);
    if (row.revision !== revision)
      throw new LeagueError('conflict', say`The application was changed elsewhere. Load it again.`);
    await own.db
      .update(teamApplications)
      .set({ form: draft, revision: revision + 1 })
      .where(ofTenant(own, teamApplications, eq(teamApplications.id, id)));
    return { revision: revision + 1 };
  });
}
