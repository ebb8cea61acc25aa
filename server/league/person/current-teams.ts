import { and, eq, sql } from 'drizzle-orm';
import type { TeamRef } from '#lib/api/contract/team.ts';
import { requireEntry } from '#lib/api/shapes/require-entry.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { inIds } from '#server/db/in-ids.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { memberships } from '#server/db/schema/people.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { loadTeamRefs } from '#server/league/team/refs.ts';
import { todayInSql } from '#server/league/tenant/today.ts';

/** Loads the current team of each person by person id; the team joined last if there are several. */
export async function loadCurrentTeams(scope: ReadScope, personIds: string[]): Promise<Map<string, TeamRef>> {
  if (personIds.length === 0) return new Map();
  const rows = await scope.db
    .selectDistinctOn([memberships.personId], { personId: memberships.personId, teamId: memberships.teamId })
    .from(memberships)
    .innerJoin(teams, belongsTo(memberships, memberships.teamId, teams))
    .innerJoin(leagues, belongsTo(teams, teams.leagueId, leagues))
    .innerJoin(seasons, belongsTo(leagues, leagues.seasonId, seasons))
    .where(
      ofTenant(
        scope,
        memberships,
        and(
          inIds(memberships.personId, personIds),
          eq(memberships.role, 'player'),
          eq(seasons.isCurrent, true),
          sql`(${memberships.untilDate} is null or ${memberships.untilDate} >= ${todayInSql(scope)})`,
        ),
      ),
    )
    .orderBy(memberships.personId, sql`${memberships.fromDate} desc nulls last`, leagues.order);
  const refs = await loadTeamRefs(
    scope,
    rows.map(({ teamId }) => teamId),
  );
  return new Map(rows.map(({ personId, teamId }) => [personId, requireEntry(refs, teamId)]));
}
