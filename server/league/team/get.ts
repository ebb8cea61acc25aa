import type { z } from 'zod';
import type { getTeam as call } from '#lib/api/contract/directory.ts';
import { staffRoles } from '#lib/api/contract/player.ts';
import { findLeague, type LeagueSlugs } from '#server/league/league/find.ts';
import { toLeagueRef } from '#server/league/league/refs.ts';
import { ageOn, dayOfSeason } from '#server/league/person/age-on.ts';
import { toPlayerRef } from '#server/league/person/refs.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { todayOf } from '#server/league/tenant/today.ts';
import { findTeam } from './find-team.ts';
import { listMembers } from './list-members.ts';
import { toTeamRef } from './refs.ts';

/** Returns a team of a league by a current or former slug, with its staff and its squad in roster order. Throws `not-found`. */
export async function getTeam(
  scope: ReadScope,
  slugs: LeagueSlugs & { team: string },
): Promise<z.output<typeof call.answer>> {
  const { league, season } = await findLeague(scope, slugs);
  const team = await findTeam(scope, league.id, slugs.team);
  const members = await listMembers(scope, team.id);
  const day = dayOfSeason(season, await todayOf(scope));
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
