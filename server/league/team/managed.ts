import { eq, or } from 'drizzle-orm';
import type { ManagedTeam } from '#lib/api/contract/competition/teams.ts';
import { clubs } from '#server/db/schema/clubs.ts';
import { games } from '#server/db/schema/games.ts';
import { teams } from '#server/db/schema/teams.ts';
import { fetchOrThrow, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';

/** Returns a team as the office changes it. The caller authorises. Throws `not-found`. */
export async function getManagedTeam(scope: TenantScope, teamId: string): Promise<ManagedTeam> {
  const team = await fetchOrThrow(scope, teams, teamId, 'team');
  const club = team.clubId === null ? null : await fetchOrThrow(scope, clubs, team.clubId, 'club');
  const isOwn = or(eq(games.homeTeamId, teamId), eq(games.awayTeamId, teamId));
  const { id, revision, slug, name, names, shortName, code, colors, crest } = team;
  return {
    ...{ id, revision, slug, name, names, shortName, code, colors, crest },
    club: club && { name: club.name, crest: club.crest, colors: club.colors },
    games: await scope.db.$count(games, ofTenant(scope, games, isOwn)),
  };
}
