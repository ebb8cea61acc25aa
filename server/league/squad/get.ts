import { eq } from 'drizzle-orm';
import type { Squad } from '#lib/api/contract/people/squad.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { memberships } from '#server/db/schema/people.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import { loadMembers } from './load-members.ts';

/** Returns everybody who is or was in a team, by whole names, in their order. The caller authorises. Throws `not-found`. */
export async function getSquad(scope: TenantScope, teamId: string): Promise<Squad> {
  const [team] = await scope.db
    .select({ id: teams.id, name: teams.name, league: leagues.name, season: seasons.name })
    .from(teams)
    .innerJoin(leagues, belongsTo(teams, teams.leagueId, leagues))
    .innerJoin(seasons, belongsTo(leagues, leagues.seasonId, seasons))
    .where(ofTenant(scope, teams, eq(teams.id, teamId)));
  if (!team) throw notFound('team', teamId);
  return { team, members: await loadMembers(scope, eq(memberships.teamId, teamId)) };
}
