import { and, gte, inArray, isNull, ne, notInArray, or } from 'drizzle-orm';
import type { SquadEntries } from '#lib/api/contract/people/squad.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { type Reach, withinReach } from '#server/db/reach.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { memberships } from '#server/db/schema/people.ts';
import { teams } from '#server/db/schema/teams.ts';
import { fetchOrThrow, ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { badPlace, badPlaces } from '#server/errors.ts';
import { listOverSeasons } from '#server/league/season/list-over.ts';
import { todayOf } from '#server/league/tenant/today.ts';
import { say } from '#server/refusals/sentence.ts';

type Team = Pick<typeof teams.$inferSelect, 'leagueId' | 'clubId'>;

/**
 * Throws `bad-request` for people whom a club may not enter in a team of its own: who is in a squad of another club now or, in the season of the team,
 * still; and in a past season who never was with the club. A place in a squad opens the person's record to its club, so only the league's office
 * moves somebody from one club to another.
 */
export async function assertOpenToClub(
  scope: TenantScope,
  team: Team,
  entries: SquadEntries,
  reach: Reach,
): Promise<void> {
  const asked = entries.flatMap((entry) => ('personId' in entry ? [entry.personId] : []));
  const { seasonId } = await fetchOrThrow(scope, leagues, team.leagueId, 'league');
  const over = await listOverSeasons(scope);
  const isPast = over.some(({ id, isCurrent }) => id === seasonId && !isCurrent);
  const otherSeasons = over.filter(({ id }) => id !== seasonId).map(({ id }) => id);
  const elsewhere = await findElsewhere(scope, team, asked, otherSeasons);
  const own = isPast ? await findOwn(scope, asked, reach) : null;
  const faults = entries.flatMap((entry, index) => {
    if (!('personId' in entry)) return [];
    const path = `entries.${index}.personId`;
    const other = elsewhere.get(entry.personId);
    if (other !== undefined)
      return [{ path, message: say`This person is with ${other}: the league’s office makes the transfer.` }];
    if (!own || own.has(entry.personId)) return [];
    return [
      {
        path,
        message: say`This person was never with this club: the league’s office completes squads of past seasons.`,
      },
    ];
  });
  const [first, another] = faults;
  if (!first) return;
  if (!another) throw badPlace(first.path, first.message);
  throw badPlaces(faults);
}

/** Returns, by person, the name of a team of another club that they have not left, but in these seasons. */
async function findElsewhere(
  scope: TenantScope,
  { clubId }: Team,
  personIds: readonly string[],
  seasonsOver: readonly string[],
): Promise<Map<string, string>> {
  const rows = await scope.db
    .select({ personId: memberships.personId, team: teams.name })
    .from(memberships)
    .innerJoin(teams, belongsTo(memberships, memberships.teamId, teams))
    .innerJoin(leagues, belongsTo(teams, teams.leagueId, leagues))
    .where(
      ofTenant(
        scope,
        memberships,
        inArray(memberships.personId, [...personIds]),
        notInArray(leagues.seasonId, [...seasonsOver]),
        or(isNull(teams.clubId), clubId === null ? undefined : ne(teams.clubId, clubId)),
        or(isNull(memberships.untilDate), gte(memberships.untilDate, await todayOf(scope))),
      ),
    );
  return new Map(rows.map(({ personId, team }) => [personId, team]));
}

/** Returns who of these people is or was in a squad of the reach. */
async function findOwn(scope: TenantScope, personIds: readonly string[], reach: Reach): Promise<ReadonlySet<string>> {
  const within = withinReach(reach, { league: teams.leagueId, clubs: [teams.clubId] });
  const rows = await scope.db
    .selectDistinct({ personId: memberships.personId })
    .from(memberships)
    .innerJoin(teams, belongsTo(memberships, memberships.teamId, teams))
    .where(ofTenant(scope, memberships, and(inArray(memberships.personId, [...personIds]), within)));
  return new Set(rows.map(({ personId }) => personId));
}
