import { eq } from 'drizzle-orm';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';

type Locked = Pick<typeof teams.$inferSelect, 'leagueId' | 'clubId'>;

/** Locks a team while its squad is changed, so that nobody is entered twice at the same moment. Throws `not-found`. */
export async function lockSquad(scope: TenantScope, teamId: string): Promise<Locked> {
  const [team] = await scope.db
    .select({ leagueId: teams.leagueId, clubId: teams.clubId })
    .from(teams)
    .where(ofTenant(scope, teams, eq(teams.id, teamId)))
    .for('update');
  if (!team) throw notFound('team', teamId);
  return team;
}
