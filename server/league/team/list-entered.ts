import { and, asc, eq, or } from 'drizzle-orm';
import type { EnteredTeam } from '#lib/api/contract/competition/leagues.ts';
import { games } from '#server/db/schema/games.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { teams } from '#server/db/schema/teams.ts';
import { fetchOrThrow, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';

/** Lists the teams of a league by name, with how many games each has. The caller authorises. Throws `not-found`. */
export async function listEntered(scope: TenantScope, leagueId: string): Promise<EnteredTeam[]> {
  const { db } = scope;
  await fetchOrThrow(scope, leagues, leagueId, 'league');
  const ofTeam = and(
    eq(games.tenantId, teams.tenantId),
    or(eq(games.homeTeamId, teams.id), eq(games.awayTeamId, teams.id)),
  );
  return db
    .select({
      id: teams.id,
      slug: teams.slug,
      name: teams.name,
      shortName: teams.shortName,
      code: teams.code,
      games: db.$count(games, ofTeam),
    })
    .from(teams)
    .where(ofTenant(scope, teams, eq(teams.leagueId, leagueId)))
    .orderBy(asc(teams.name), asc(teams.id));
}
