import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { getTeam as call } from '#lib/api/contract/directory.ts';
import { staffRoles } from '#lib/api/contract/player.ts';
import { tags } from '#lib/api/tags.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { clubs } from '#server/db/schema/clubs.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { notFound } from '#server/errors.ts';
import { dependsOn } from '#server/league/depends-on.ts';
import { findLeague, type LeagueSlugs } from '#server/league/league/find.ts';
import { toLeagueRef } from '#server/league/league/refs.ts';
import { hasSlug, ownSlugFirst } from '#server/league/names/former-slugs.ts';
import { ageOn, dayOfSeason } from '#server/league/person/age-on.ts';
import { toPlayerRef } from '#server/league/person/refs.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { listMembers } from './list-members.ts';
import { teamRefColumns, toTeamRef } from './refs.ts';

/** Returns a team of a league by a current or former slug, with its staff and its squad in roster order. Throws `not-found`. */
export async function getTeam(
  scope: ReadScope,
  slugs: LeagueSlugs & { team: string },
): Promise<z.output<typeof call.answer>> {
  const { league, season } = await findLeague(scope, slugs);
  const [team] = await scope.db
    .select(teamRefColumns)
    .from(teams)
    .leftJoin(clubs, belongsTo(teams, teams.clubId, clubs))
    .where(ofTenant(scope, teams, and(eq(teams.leagueId, league.id), hasSlug(teams, slugs.team))))
    .orderBy(ownSlugFirst(teams, slugs.team))
    .limit(1);
  if (!team) {
    dependsOn(scope, tags.clubs(scope.tenantId));
    throw notFound('team', `${slugs.season}/${slugs.league}/${slugs.team}`);
  }
  dependsOn(scope, tags.team(team.id));
  const members = await listMembers(scope, team.id);
  const day = dayOfSeason(season, new Date());
  const isPresent = ({ untilDate }: { untilDate: string | null }) => untilDate === null || untilDate >= day;
  const coach = members.findLast(({ membership }) => membership.role === 'coach' && membership.untilDate === null);
  return {
    ...toTeamRef(scope, team),
    league: toLeagueRef(scope, league, season),
    coach: coach && coach.person.level !== 'hidden' ? toPlayerRef(scope, coach.person).name : null,
    staff: staffRoles.flatMap((role) =>
      members
        .filter(
          ({ membership, person }) => membership.role === role && isPresent(membership) && person.level !== 'hidden',
        )
        .map(({ person }) => ({ role, name: toPlayerRef(scope, person).name, nationality: person.nationality })),
    ),
    squad: members
      .filter(({ membership }) => membership.role === 'player')
      .map(({ membership, person }) => ({
        player: toPlayerRef(scope, person),
        number: membership.number,
        position: membership.position ?? person.position,
        heightCm: person.heightCm,
        birthDate: person.birthDate,
        age: person.bornOn === null ? null : ageOn(person.bornOn, day),
        nationality: person.nationality,
        from: membership.fromDate,
        until: membership.untilDate,
      })),
  };
}
