import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { PlayerEntry } from '#lib/api/contract/player-directory.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { inIds } from '#server/db/in-ids.ts';
import { clubs } from '#server/db/schema/clubs.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { memberships } from '#server/db/schema/people.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { localisedName } from '#server/league/names/localised.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { newestFirst } from '#server/league/season/newest-first.ts';
import { teamRefColumns, toTeamRef } from '#server/league/team/refs.ts';

/** Loads the team that each person last joined as a player, with its season; only among `squads` if given. */
export async function loadLatestTeams(
  scope: ReadScope,
  personIds: readonly string[],
  squads?: SQL,
): Promise<Map<string, PlayerEntry['latest']>> {
  if (personIds.length === 0) return new Map();
  const rows = await scope.db
    .selectDistinctOn([memberships.personId], {
      personId: memberships.personId,
      team: teamRefColumns,
      season: { slug: seasons.slug, name: seasons.name, names: seasons.names },
    })
    .from(memberships)
    .innerJoin(teams, belongsTo(memberships, memberships.teamId, teams))
    .leftJoin(clubs, belongsTo(teams, teams.clubId, clubs))
    .innerJoin(leagues, belongsTo(teams, teams.leagueId, leagues))
    .innerJoin(seasons, belongsTo(leagues, leagues.seasonId, seasons))
    .where(
      ofTenant(
        scope,
        memberships,
        and(inIds(memberships.personId, [...personIds]), eq(memberships.role, 'player'), squads),
      ),
    )
    .orderBy(
      memberships.personId,
      ...newestFirst,
      sql`${memberships.fromDate} desc nulls last`,
      asc(leagues.order),
      asc(memberships.id),
    );
  return new Map(
    rows.map(({ personId, team, season }) => [
      personId,
      {
        team: toTeamRef(scope, team),
        season: { slug: season.slug, name: localisedName(scope, season.name, season.names) },
      },
    ]),
  );
}
