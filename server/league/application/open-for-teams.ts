import { desc, eq } from 'drizzle-orm';
import { paths } from '#lib/paths.ts';
import { teamApplications } from '#server/db/schema/applications.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { fetchOrThrow, inTransaction, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { openApplication } from './open.ts';

type Opening = { leagueId: string; invitees: readonly string[]; closesAt: Date | null };

/**
 * Opens an application for each team, or one for anybody with its address where none is named, with the questions of the latest application
 * for the league. All or none; returns their addresses. The caller authorises. Throws `not-found`, and `bad-request` for a past `closesAt`.
 */
export function openForTeams(scope: TenantScope, { leagueId, invitees, closesAt }: Opening) {
  return inTransaction(scope, async (scope) => {
    await fetchOrThrow(scope, leagues, leagueId, 'league');
    const [latest] = await scope.db
      .select({ questions: teamApplications.questions, documentKinds: teamApplications.documentKinds })
      .from(teamApplications)
      .where(ofTenant(scope, teamApplications, eq(teamApplications.leagueId, leagueId)))
      .orderBy(desc(teamApplications.createdAt), desc(teamApplications.id))
      .limit(1);
    const { questions = [], documentKinds = [] } = latest ?? {};
    const items = [];
    for (const invitee of invitees.length > 0 ? invitees : [null]) {
      const id = await openApplication(scope, { leagueId, invitee, closesAt, questions, documentKinds });
      items.push({ id, path: paths.application(id), invitee });
    }
    return { items };
  });
}
