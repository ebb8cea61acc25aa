import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { follows } from '#server/db/schema/follows.ts';
import { games } from '#server/db/schema/games.ts';
import { memberships } from '#server/db/schema/people.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { todayInSql } from '#server/league/tenant/today.ts';

/** The ids of what somebody follows, by noun. */
export type FollowedIds = Record<(typeof follows.noun.enumValues)[number], string[]>;

/** Loads the ids of what somebody follows, the latest first. */
export async function loadFollowedIds(scope: TenantScope, followerId: string): Promise<FollowedIds> {
  const rows = await scope.db
    .select({ noun: follows.noun, id: follows.followedId })
    .from(follows)
    .where(ofTenant(scope, follows, eq(follows.followerId, followerId)))
    .orderBy(sql`${follows.createdAt} desc`, follows.followedId);
  const ids: FollowedIds = { league: [], club: [], team: [], person: [], game: [] };
  for (const { noun, id } of rows) ids[noun].push(id);
  return ids;
}

/** The condition that a game is of a followed team, club or league, of the team of a followed player, or followed itself. */
export function isFollowedGame(scope: TenantScope, followed: FollowedIds): SQL {
  const ofTeams = isGameOfTeams(scope, followed);
  const conditions = [
    ofTeams,
    followed.league.length > 0 ? inArray(games.leagueId, followed.league) : undefined,
    followed.game.length > 0 ? inArray(games.id, followed.game) : undefined,
  ];
  return or(...conditions) ?? sql`false`;
}

/** The condition that a game is of a followed team, of a team of a followed club, or of a followed player's. */
export function isGameOfTeams(scope: TenantScope, { team, club, person }: Partial<FollowedIds>): SQL | undefined {
  const ids = [
    team?.length ? sql`select unnest(${sql.param(team)}::uuid[])` : null,
    club?.length
      ? sql`select ${teams.id} from ${teams} where ${ofTenant(scope, teams, inArray(teams.clubId, club))}`
      : null,
    person?.length ? sql`${teamsOf(scope, person)}` : null,
  ].filter((part) => part !== null);
  if (ids.length === 0) return undefined;
  const wanted = sql.join(ids, sql` union `);
  return sql`(${games.homeTeamId} in (${wanted}) or ${games.awayTeamId} in (${wanted}))`;
}

function teamsOf(scope: TenantScope, personIds: string[]): SQL {
  const isMember = and(
    inArray(memberships.personId, personIds),
    eq(memberships.role, 'player'),
    sql`(${memberships.untilDate} is null or ${memberships.untilDate} >= ${todayInSql(scope)})`,
  );
  return sql`select ${memberships.teamId} from ${memberships} where ${ofTenant(scope, memberships, isMember)}`;
}
