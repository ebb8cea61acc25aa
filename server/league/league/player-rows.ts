import { and, asc, eq, gt, type SQL } from 'drizzle-orm';
import { belongsTo } from '#server/db/belongs-to.ts';
import { clubs } from '#server/db/schema/clubs.ts';
import { playerSeasons } from '#server/db/schema/player-seasons.ts';
import { publicPeople } from '#server/db/schema/public-people.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { playerRefColumns } from '#server/league/person/refs.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { teamRefColumns } from '#server/league/team/refs.ts';

/** Selects the totals of everyone who played in a league and meets the conditions, one row per player and team, in the order of ids. */
export function selectPlayerSeasons(scope: ReadScope, leagueId: string, ...conditions: SQL[]) {
  return scope.db
    .select({ sums: playerSeasons, player: playerRefColumns, position: publicPeople.position, team: teamRefColumns })
    .from(playerSeasons)
    .innerJoin(publicPeople, belongsTo(playerSeasons, playerSeasons.personId, publicPeople))
    .innerJoin(teams, belongsTo(playerSeasons, playerSeasons.teamId, teams))
    .leftJoin(clubs, belongsTo(teams, teams.clubId, clubs))
    .where(
      ofTenant(
        scope,
        playerSeasons,
        and(eq(playerSeasons.leagueId, leagueId), gt(playerSeasons.games, 0), ...conditions),
      ),
    )
    .orderBy(asc(playerSeasons.personId), asc(playerSeasons.teamId));
}

export type PlayerSeasonRow = Awaited<ReturnType<typeof selectPlayerSeasons>>[number];
