import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { foldName } from '#lib/i18n/fold-name.ts';
import { type CsvDialect, toCsv } from '#server/csv/to-csv.ts';
import { belongsTo } from '#server/db/belongs-to.ts';
import { inIds } from '#server/db/in-ids.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { memberships, people } from '#server/db/schema/people.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { type RosterColumn, rosterColumns } from '#server/feeds/rosters/columns.ts';
import { loadCurrentLicences } from '#server/league/person/licence/load-current.ts';
import type { ExportedLine, ExportFilter } from './export-fixtures.ts';
import { personSourceId, teamSourceId } from './source-id.ts';

/** An export has names in two parts, so these would be empty. */
const columns = rosterColumns.filter((column) => column !== 'name' && column !== 'name_order');

type Person = typeof people.$inferSelect;

/**
 * Exports every member of every squad as a line for `import rosters`, in squad order. A person without an id of a source has
 * our own where the name and date of birth do not tell them from another one.
 */
export async function exportRosters(scope: TenantScope, filter: ExportFilter, dialect?: CsvDialect): Promise<string> {
  const lines = await rosterLines(scope, filter);
  return toCsv(
    columns,
    lines.map(({ cells }) => cells),
    dialect,
  );
}

export type RosterLine = ExportedLine<RosterColumn> & { personId: string };

/** Returns the lines of an export of squads, by memberships; `people` narrows it to theirs. */
export async function rosterLines(
  scope: TenantScope,
  { season, league, people: ids }: ExportFilter & { people?: readonly string[] },
): Promise<RosterLine[]> {
  const rows = await scope.db
    .select({ season: seasons.name, league: leagues, team: teams, person: people, own: memberships })
    .from(memberships)
    .innerJoin(teams, belongsTo(memberships, memberships.teamId, teams))
    .innerJoin(leagues, belongsTo(teams, teams.leagueId, leagues))
    .innerJoin(seasons, belongsTo(leagues, leagues.seasonId, seasons))
    .innerJoin(people, belongsTo(memberships, memberships.personId, people))
    .where(
      ofTenant(
        scope,
        memberships,
        and(
          season ? eq(seasons.slug, season) : undefined,
          league ? eq(leagues.slug, league) : undefined,
          inIds(memberships.personId, ids),
        ),
      ),
    )
    .orderBy(
      desc(seasons.slug),
      asc(leagues.slug),
      sql`${teams.name} collate "C"`,
      asc(memberships.order),
      sql`${people.lastName} collate "C"`,
      sql`${people.firstName} collate "C"`,
      asc(memberships.fromDate),
      asc(memberships.role),
    );
  const shared = await sharedNames(scope);
  const licences = await loadCurrentLicences(
    scope,
    rows.map(({ person }) => person.id),
  );
  return rows.map(({ season, league, team, person, own }) => ({
    id: own.id,
    personId: person.id,
    cells: {
      season,
      league: league.name,
      team: team.name,
      team_id: teamSourceId(team, league.slug),
      team_code: team.code,
      person_id: personSourceId(person) ?? (shared.has(nameKey(person)) ? person.id : null),
      first_name: person.firstName,
      last_name: person.lastName,
      role: own.role,
      number: own.number,
      position: own.position ?? person.position,
      captain: own.isCaptain,
      licence_number: licences.get(person.id)?.number ?? null,
      licence_kind: licences.get(person.id)?.kind ?? null,
      licence_from: licences.get(person.id)?.from ?? null,
      licence_until: licences.get(person.id)?.until ?? null,
      birth_date: person.birthDate,
      height: person.heightCm,
      weight: person.weightKg,
      nationality: person.nationality,
      from: own.fromDate,
      until: own.untilDate,
    },
  }));
}

type Named = Pick<Person, 'firstName' | 'lastName' | 'birthDate'>;

const nameKey = ({ firstName, lastName, birthDate }: Named) =>
  `${foldName(`${firstName} ${lastName}`)} ${birthDate ?? ''}`;

/** Names and dates of birth that several people of the tenant have. */
async function sharedNames(scope: TenantScope): Promise<Set<string>> {
  const { firstName, lastName, birthDate } = people;
  const all = await scope.db.select({ firstName, lastName, birthDate }).from(people).where(ofTenant(scope, people));
  const seen = new Set<string>();
  return new Set(
    all.map(nameKey).filter((key) => {
      const isShared = seen.has(key);
      seen.add(key);
      return isShared;
    }),
  );
}
