import { and, countDistinct, eq, notInArray } from 'drizzle-orm';
import { gamePlayerStats } from '#server/db/schema/game-statistics.ts';
import { memberships, people } from '#server/db/schema/people.ts';
import { fetchOrThrow, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { LeagueError } from '#server/errors.ts';
import { say } from '#server/refusals/sentence.ts';
import type { MembershipRow } from './load-members.ts';

/**
 * Throws `conflict` if a player's place is the last that keeps the games of this person for the team. `givenUp`: places that end in the same
 * change.
 */
export async function assertGamesStay(
  scope: TenantScope,
  { personId, teamId, role }: MembershipRow,
  givenUp: readonly string[],
): Promise<void> {
  if (role !== 'player') return;
  const line = gamePlayerStats;
  const [played] = await scope.db
    .select({ games: countDistinct(line.gameId) })
    .from(line)
    .where(ofTenant(scope, line, eq(line.personId, personId), eq(line.teamId, teamId)));
  if (!played || played.games === 0) return;
  const staying = and(
    eq(memberships.personId, personId),
    eq(memberships.teamId, teamId),
    eq(memberships.role, 'player'),
    notInArray(memberships.id, [...givenUp]),
  );
  if ((await scope.db.$count(memberships, ofTenant(scope, memberships, staying))) > 0) return;
  const { firstName, lastName } = await fetchOrThrow(scope, people, personId, 'person');
  throw new LeagueError(
    'conflict',
    say`${firstName} ${lastName} is on the sheet of ${played.games} games of this team. Set a last day instead.`,
  );
}
