import { teamApplications } from '#server/db/schema/applications.ts';
import { inTransaction, type TenantScope } from '#server/db/tenant-scope.ts';
import { badRequest } from '#server/errors.ts';
import { say } from '#server/refusals/sentence.ts';
import type { FormDefinition } from './parse-form.ts';

export type NewApplication = FormDefinition & { leagueId: string; invitee: string | null; closesAt: Date | null };

/** Opens an application for one team and returns its id, the secret part of its URL. Throws `bad-request` for a past `closesAt`. */
export function openApplication(scope: TenantScope, application: NewApplication): Promise<string> {
  return inTransaction(scope, async ({ db, tenantId }) => {
    if (application.closesAt && application.closesAt <= new Date())
      throw badRequest(say`The closing date is in the past. Choose a later one.`);
    const [row] = await db
      .insert(teamApplications)
      .values({ tenantId, ...application })
      .returning({ id: teamApplications.id });
    if (!row) throw new Error('Inserting an application returned no row.');
    return row.id;
  });
}
