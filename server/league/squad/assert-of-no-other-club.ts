import { and, eq, gte, inArray, isNull, ne, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { SquadEntries } from '#lib/api/contract/people/squad.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { memberships } from '#server/db/schema/people.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { badPlaces } from '#server/errors.ts';
import { todayOf } from '#server/league/tenant/today.ts';

/**
 * Throws `bad-request` for people who are still in a squad of another club this season. A place in a squad opens the person's record to its club, so
 * only the league's office moves somebody from one club to another.
 */
export async function assertOfNoOtherClub(scope: TenantScope, teamId: string, entries: SquadEntries): Promise<void> {
  const asked = entries.flatMap((entry) => ('personId' in entry ? [entry.personId] : []));
  const elsewhere = await findElsewhere(scope, teamId, asked);
  const faults = entries.flatMap((entry, index) => {
    const team = 'personId' in entry ? elsewhere.get(entry.personId) : undefined;
    if (team === undefined) return [];
    return [{ path: `entries.${index}.personId`, message: `is with ${team}: the league’s office makes the transfer` }];
  });
  if (faults.length > 0) throw badPlaces(faults);
}

/** Returns, by person, the name of a team of another club in the same season that they have not left. */
async function findElsewhere(
  scope: TenantScope,
  teamId: string,
  personIds: readonly string[],
): Promise<Map<string, string>> {
  const [ownTeam, ownLeague] = [alias(teams, 'own_team'), alias(leagues, 'own_league')];
  const today = await todayOf(scope);
  const rows = await scope.db
    .select({ personId: memberships.personId, team: teams.name })
    .from(memberships)
    .innerJoin(teams, belongsTo(memberships, memberships.teamId, teams))
    .innerJoin(leagues, belongsTo(teams, teams.leagueId, leagues))
    .innerJoin(ownTeam, and(eq(ownTeam.tenantId, memberships.tenantId), eq(ownTeam.id, teamId)))
    .innerJoin(ownLeague, belongsTo(ownTeam, ownTeam.leagueId, ownLeague))
    .where(
      ofTenant(
        scope,
        memberships,
        inArray(memberships.personId, [...personIds]),
        eq(leagues.seasonId, ownLeague.seasonId),
        or(isNull(teams.clubId), ne(teams.clubId, ownTeam.clubId)),
        or(isNull(memberships.untilDate), gte(memberships.untilDate, today)),
      ),
    );
  return new Map(rows.map(({ personId, team }) => [personId, team]));
}
