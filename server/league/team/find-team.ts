import { and, eq } from 'drizzle-orm';
import { tags } from '#lib/api/tags.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { clubs } from '#server/db/schema/clubs.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import { dependsOn } from '#server/league/depends-on.ts';
import { hasSlug, ownSlugFirst } from '#server/league/names/former-slugs.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { teamRefColumns } from './refs.ts';

/** Finds a team of a league by a current or former slug. Throws `not-found`. */
export async function findTeam(scope: ReadScope, leagueId: string, slug: string) {
  const [team] = await scope.db
    .select(teamRefColumns)
    .from(teams)
    .leftJoin(clubs, belongsTo(teams, teams.clubId, clubs))
    .where(ofTenant(scope, teams, and(eq(teams.leagueId, leagueId), hasSlug(teams, slug))))
    .orderBy(ownSlugFirst(teams, slug))
    .limit(1);
  if (!team) {
    dependsOn(scope, tags.clubs(scope.tenantId));
    throw notFound('team', slug);
  }
  dependsOn(scope, tags.team(team.id));
  return team;
}
