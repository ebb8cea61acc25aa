import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { ManagedGroup, PhaseStructure } from '#lib/api/contract/competition/phases.ts';
import { games } from '#server/db/schema/games.ts';
import { groups, groupTeams } from '#server/db/schema/phases.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { badPlaces, LeagueError } from '#server/errors.ts';
import { say } from '#server/refusals/sentence.ts';

type Place = { league: { id: string; name: string }; phase: PhaseStructure; group: ManagedGroup };

/** Sets the teams of a group: they leave other groups of the phase, and their games with each other that have no group join this one. */
export async function setTeams(scope: TenantScope, { league, phase, group }: Place, teamIds: readonly string[]) {
  const { db, tenantId } = scope;
  const own = await db
    .select()
    .from(teams)
    .where(ofTenant(scope, teams, eq(teams.leagueId, league.id)));
  const nameOf = (id: string) => own.find((team) => team.id === id)?.name;
  const faults = teamIds.flatMap((id, index) =>
    nameOf(id) ? [] : [{ path: `teamIds.${index}`, message: say`is no team of ${league.name}` }],
  );
  if (faults.length > 0) throw badPlaces(faults);
  const wanted = new Set(teamIds);
  const leaving = phase.groups.flatMap(({ id, name, teamIds: members }) =>
    members
      .filter((teamId) => (id === group.id ? !wanted.has(teamId) : wanted.has(teamId)))
      .map((teamId) => ({ group: { id, name }, teamId })),
  );
  for (const { group: left, teamId } of leaving) {
    const isTeam = or(eq(games.homeTeamId, teamId), eq(games.awayTeamId, teamId));
    const played = await db.$count(games, ofTenant(scope, games, eq(games.groupId, left.id), isTeam));
    if (played > 0)
      throw new LeagueError(
        'conflict',
        say`${nameOf(teamId) ?? teamId} has ${played} games in ${left.name} and stays there.`,
        [{ path: 'teamIds', message: say`leaves out a team with games` }],
      );
    await db
      .delete(groupTeams)
      .where(ofTenant(scope, groupTeams, eq(groupTeams.groupId, left.id), eq(groupTeams.teamId, teamId)));
  }
  const added = [...wanted].filter((teamId) => !group.teamIds.includes(teamId));
  if (added.length > 0)
    await db.insert(groupTeams).values(added.map((teamId) => ({ tenantId, groupId: group.id, teamId })));
  await db
    .update(games)
    .set({ groupId: group.id })
    .where(
      ofTenant(
        scope,
        games,
        and(eq(games.phaseId, phase.id), isNull(games.groupId)),
        and(inArray(games.homeTeamId, [...wanted]), inArray(games.awayTeamId, [...wanted])),
      ),
    );
  if (leaving.length + added.length > 0)
    await db
      .update(groups)
      .set({ revision: group.revision + 1 })
      .where(ofTenant(scope, groups, eq(groups.id, group.id)));
}
