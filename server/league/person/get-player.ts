import { and, asc, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import type { getPlayer as call } from '#lib/api/contract/directory.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { clubs } from '#server/db/schema/clubs.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { memberships } from '#server/db/schema/people.ts';
import { publicPeople } from '#server/db/schema/public-people.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import { toLeagueRef } from '#server/league/league/refs.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { newestFirst } from '#server/league/season/newest-first.ts';
import { teamRefColumns, toTeamRef } from '#server/league/team/refs.ts';
import { todayOf } from '#server/league/tenant/today.ts';
import { ageOn } from './age-on.ts';
import { findPersonId } from './career/find-person.ts';
import { loadCurrentTeams } from './current-teams.ts';
import { toPlayerListItem } from './list-item.ts';

/** Returns a player by a current or former slug, with the teams of the career, latest first. Throws `not-found`. */
export async function getPlayer(scope: ReadScope, slug: string): Promise<z.output<typeof call.answer>> {
  const personId = await findPersonId(scope, slug);
  const [person] = await scope.db
    .select()
    .from(publicPeople)
    .where(ofTenant(scope, publicPeople, eq(publicPeople.id, personId)));
  if (!person) throw notFound('player', slug);
  const [currentTeams, career, today] = await Promise.all([
    loadCurrentTeams(scope, [person.id]),
    listCareer(scope, person.id),
    todayOf(scope),
  ]);
  return {
    ...toPlayerListItem(scope, person, currentTeams.get(person.id) ?? null),
    age: person.bornOn === null ? null : ageOn(person.bornOn, today),
    career: career.map(({ team, league, season, number }) => ({
      team: toTeamRef(scope, team),
      league: toLeagueRef(scope, league, season),
      number,
    })),
  };
}

function listCareer(scope: ReadScope, personId: string) {
  return scope.db
    .select({ team: teamRefColumns, league: leagues, season: seasons, number: memberships.number })
    .from(memberships)
    .innerJoin(teams, belongsTo(memberships, memberships.teamId, teams))
    .leftJoin(clubs, belongsTo(teams, teams.clubId, clubs))
    .innerJoin(leagues, belongsTo(teams, teams.leagueId, leagues))
    .innerJoin(seasons, belongsTo(leagues, leagues.seasonId, seasons))
    .where(ofTenant(scope, memberships, and(eq(memberships.personId, personId), eq(memberships.role, 'player'))))
    .orderBy(...newestFirst, sql`${memberships.fromDate} desc nulls last`, asc(memberships.id));
}
