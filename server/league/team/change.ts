import { eq } from 'drizzle-orm';
import type { ManagedTeam, TeamRecordChange } from '#lib/api/contract/competition/teams.ts';
import { locales } from '#lib/i18n/locales.ts';
import { teams } from '#server/db/schema/teams.ts';
import { inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { assertRevision } from '#server/errors.ts';
import { getManagedTeam } from './managed.ts';
import { renameTeam } from './rename.ts';
import { setTeam } from './set-team.ts';

/**
 * Changes a team in its league and returns it as it is then. Announces all pages that show it; the caller authorises. Throws as `setTeam` and
 * `renameTeam`, and `conflict` with the current team for an older revision.
 */
export function changeTeam(scope: TenantScope, teamId: string, input: TeamRecordChange): Promise<ManagedTeam> {
  return inTransaction(scope, async (scope) => {
    const { revision, name, names, ...values } = input;
    await scope.db
      .select({ id: teams.id })
      .from(teams)
      .where(ofTenant(scope, teams, eq(teams.id, teamId)))
      .for('update');
    const before = await getManagedTeam(scope, teamId);
    await assertRevision(revision, before.revision, () => Promise.resolve(before));
    const named = names && Object.fromEntries(locales.map((locale) => [locale, names[locale] ?? null]));
    if (name !== undefined) await renameTeam(scope, teamId, name);
    await setTeam(scope, teamId, { ...values, ...(named && { names: named }) });
    return getManagedTeam(scope, teamId);
  });
}
