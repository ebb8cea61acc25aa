import { teamApplications } from '#server/db/schema/applications.ts';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import { badRequest } from '#server/errors.ts';
import type { FormDefinition } from './parse-form.ts';

export type NewApplication = FormDefinition & { leagueId: string; invitee: string | null; closesAt: Date | null };

/** Opens an application for one team and returns its id, which is the secret part of its address. */
export async function openApplication({ db, tenantId }: TenantScope, application: NewApplication): Promise<string> {
  if (application.closesAt && application.closesAt <= new Date())
    throw badRequest('The application would be closed already. Name a later day.');
  const [row] = await db
    .insert(teamApplications)
    .values({ tenantId, ...application })
    .returning({ id: teamApplications.id });
  if (!row) throw new Error('An inserted application did not come back.');
  return row.id;
}
