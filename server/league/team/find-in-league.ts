import { eq } from 'drizzle-orm';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { badRequest } from '#server/errors.ts';
import { hasName } from './answers-to.ts';

/** Finds a team of a league by name, alias, slug or code. Throws `bad-request` with the teams of the league. */
export async function findTeamInLeague(scope: TenantScope, leagueId: string, name: string) {
  const all = await scope.db
    .select()
    .from(teams)
    .where(ofTenant(scope, teams, eq(teams.leagueId, leagueId)));
  const found = all.find((team) => team.slug === name || team.code === name) ?? all.find((team) => hasName(team, name));
  if (found) return found;
  const known = all.map((team) => team.name).sort();
  throw badRequest(`There is no team "${name}" in this league. It has ${known.join(', ') || 'none'}.`);
}
