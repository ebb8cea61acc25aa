import { asc, desc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { getClub as call } from '#lib/api/contract/directory.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { clubs } from '#server/db/schema/clubs.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { toLeagueRef } from '#server/league/league/refs.ts';
import { localisedText } from '#server/league/names/localised.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { teamRefColumns, toTeamRef } from '#server/league/team/refs.ts';
import { findClub } from './find.ts';
import { toClubListItem } from './list.ts';

/** A club and its teams, those of the newest season first. Throws `not-found`. */
export async function getClub(scope: ReadScope, slug: string): Promise<z.output<typeof call.answer>> {
  const club = await findClub(scope, slug);
  const rows = await scope.db
    .select({ team: teamRefColumns, league: leagues, season: seasons })
    .from(teams)
    .innerJoin(clubs, belongsTo(teams, teams.clubId, clubs))
    .innerJoin(leagues, belongsTo(teams, teams.leagueId, leagues))
    .innerJoin(seasons, belongsTo(leagues, leagues.seasonId, seasons))
    .where(ofTenant(scope, teams, eq(teams.clubId, club.id)))
    .orderBy(sql`${seasons.startsOn} desc nulls last`, desc(seasons.slug), asc(leagues.order), asc(teams.name));
  return {
    ...toClubListItem(scope, club),
    website: club.website,
    about: localisedText(scope, club.about) || null,
    teams: rows.map(({ team, league, season }) => ({
      team: toTeamRef(scope, team),
      league: toLeagueRef(scope, league, season),
    })),
  };
}
