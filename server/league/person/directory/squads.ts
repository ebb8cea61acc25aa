import { and, eq, exists, ne, type SQL, sql } from 'drizzle-orm';
import { belongsTo } from '#server/db/belongs-to.ts';
import { clubs } from '#server/db/schema/clubs.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { memberships, people } from '#server/db/schema/people.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant } from '#server/db/tenant-scope.ts';
import { badRequest } from '#server/errors.ts';
import { hasSlug } from '#server/league/names/former-slugs.ts';
import type { ReadScope } from '#server/league/read-scope.ts';
import { say } from '#server/refusals/sentence.ts';

export type SquadQuery = { club?: string | undefined; season?: string | undefined };

/** The condition that a membership is in a squad of a club and season; undefined without either. Throws `bad-request`. */
export async function squadCondition(scope: ReadScope, { club, season }: SquadQuery): Promise<SQL | undefined> {
  if (club === undefined && season === undefined) return undefined;
  const clubId = club === undefined ? undefined : await idOf(scope, clubs, 'club', club);
  const seasonId = season === undefined ? undefined : await idOf(scope, seasons, 'season', season);
  const ids = scope.db
    .select({ id: teams.id })
    .from(teams)
    .innerJoin(leagues, belongsTo(teams, teams.leagueId, leagues))
    .where(
      ofTenant(
        scope,
        teams,
        clubId === undefined ? undefined : eq(teams.clubId, clubId),
        seasonId === undefined ? undefined : eq(leagues.seasonId, seasonId),
      ),
    );
  return sql`${memberships.teamId} = any(array(${ids}))`;
}

/** The condition that a person has a page, and is or was a player of a team; of one of `squads` if given. */
export function isPlayer(scope: ReadScope, squads?: SQL): SQL {
  const { personId, role } = memberships;
  const own = squads ? eq(role, 'player') : and(eq(personId, people.id), eq(role, 'player'));
  const memberIds = scope.db
    .select({ id: personId })
    .from(memberships)
    .where(ofTenant(scope, memberships, own, squads));
  // Selects the few people of squads first: a scan in alphabetical order would check everyone.
  const isMember = squads ? sql`${people.id} = any(array(${memberIds}))` : exists(memberIds);
  return sql`(${ne(people.publicLevel, 'hidden')} and ${isMember})`;
}

async function idOf(
  scope: ReadScope,
  table: typeof clubs | typeof seasons,
  noun: 'club' | 'season',
  slug: string,
): Promise<string> {
  const [row] = await scope.db
    .select({ id: table.id })
    .from(table)
    .where(ofTenant(scope, table, table === clubs ? hasSlug(clubs, slug) : eq(table.slug, slug)));
  if (row) return row.id;
  throw noun === 'club'
    ? badRequest(say`There is no club "${slug}".`, [{ path: noun, message: say`is not a club of this site` }])
    : badRequest(say`There is no season "${slug}".`, [{ path: noun, message: say`is not a season of this site` }]);
}
