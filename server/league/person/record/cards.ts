import { inArray, sql } from 'drizzle-orm';
import type { PersonCard } from '#lib/api/contract/people/person.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { memberships, people } from '#server/db/schema/people.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { isProvisional } from '#server/league/person/provisional/provisional-id.ts';
import { newestFirst } from '#server/league/season/newest-first.ts';
import { uniqueIds } from '#server/league/unique-ids.ts';

type PersonRow = typeof people.$inferSelect;

/** Loads what tells these people from others, by id, with whole names. */
export async function loadPersonCards(scope: TenantScope, ids: Iterable<string>): Promise<Map<string, PersonCard>> {
  const personIds = uniqueIds(ids);
  if (personIds.length === 0) return new Map();
  const rows = await scope.db
    .select()
    .from(people)
    .where(ofTenant(scope, people, inArray(people.id, personIds)));
  const byPerson = await loadMemberships(scope, personIds);
  return new Map(rows.map((row) => [row.id, toCard(row, byPerson.get(row.id) ?? [])]));
}

const toCard = (row: PersonRow, memberships: PersonCard['memberships']): PersonCard => {
  const { id, slug, firstName, lastName, birthDate, portrait } = row;
  return { id, slug, firstName, lastName, birthDate, portrait, isProvisional: isProvisional(row), memberships };
};

/** Loads the memberships of these people by person, the latest season first. */
export async function loadMemberships(
  scope: TenantScope,
  personIds: string[],
): Promise<Map<string, PersonCard['memberships']>> {
  const rows = await scope.db
    .select({ membership: memberships, team: teams.name, league: leagues.name, season: seasons.name })
    .from(memberships)
    .innerJoin(teams, belongsTo(memberships, memberships.teamId, teams))
    .innerJoin(leagues, belongsTo(teams, teams.leagueId, leagues))
    .innerJoin(seasons, belongsTo(leagues, leagues.seasonId, seasons))
    .where(ofTenant(scope, memberships, inArray(memberships.personId, personIds)))
    .orderBy(...newestFirst, sql`${memberships.fromDate} desc nulls last`, memberships.id);
  const listed = rows.map(({ membership, ...names }) => {
    const { id, personId, teamId, role, number, fromDate, untilDate } = membership;
    return { personId, shown: { id, teamId, ...names, role, number, from: fromDate, until: untilDate } };
  });
  const byPerson = Map.groupBy(listed, ({ personId }) => personId);
  return new Map([...byPerson].map(([id, own]) => [id, own.map(({ shown }) => shown)]));
}
