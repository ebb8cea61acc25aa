import { basename } from 'node:path';
import type { TenantScope } from '#server/db/tenant-scope.ts';
import type { FeedResult } from '#server/feeds/csv/parse-csv.ts';
import { readTextFile } from '#server/feeds/files/read-file.ts';
import { sourcePersonId } from '#server/feeds/match/source-person-id.ts';
import { importByLeague } from '#server/feeds/report/import-by-league.ts';
import type { ImportCounts, ImportReport } from '#server/feeds/report/import-report.ts';
import type { LeagueInput } from '#server/league/fixture/fixture-input.ts';
import { openPeopleBook, type PeopleBook } from '#server/league/person/people-book.ts';
import type { RosterInput } from '#server/league/roster/roster-input.ts';
import { upsertRoster } from '#server/league/roster/upsert-roster.ts';
import { withAgreedPeople } from './agree-rows.ts';
import { parseRosters } from './parse-rosters.ts';
import type { RosterRow } from './roster-row.ts';

/** Reads rosters (`.csv` or `.csv.gz`) and their map from disk. Throws `ImportError` if a file cannot be read. */
async function readRosters(path: string, mapPath?: string): Promise<FeedResult<RosterRow>> {
  const text = await readTextFile(path);
  const map = mapPath ? { file: basename(mapPath), text: await readTextFile(mapPath) } : undefined;
  return parseRosters({ file: basename(path), text, map });
}

export type RosterImport = {
  file: string;
  map?: string | undefined;
  league: Omit<LeagueInput, 'season' | 'name'>;
  /** Takes a new team name that looks like a known team for another team. */
  newTeams?: boolean | undefined;
};

/** Imports rosters from disk, one transaction per league. Reports and skips rows with an error. */
export async function importRosters(
  scope: TenantScope,
  { map, ...list }: RosterImport,
  report: ImportReport,
): Promise<ImportCounts> {
  return importRosterRows(scope, { ...list, result: await readRosters(list.file, map) }, report);
}

/** Imports rosters that were parsed. */
export async function importRosterRows(
  scope: TenantScope,
  { file, result, league, newTeams = false }: Omit<RosterImport, 'map'> & { result: FeedResult<RosterRow> },
  report: ImportReport,
): Promise<ImportCounts> {
  const rows = withAgreedPeople(result.rows);
  let known: PeopleBook | null = null;
  return importByLeague({ file, noun: 'people', ...result, rows }, report, async (competition, rows) => {
    const people = known ?? (await openPeopleBook(scope));
    known = null;
    const { outcomes, changes } = await upsertRoster(scope, { ...league, ...competition }, rows.map(toRosterInput), {
      refusesLookAlikes: !newTeams,
      people,
    });
    // After a league that failed, they are read anew.
    known = people;
    for (const change of changes) report.notice(`${competition.season} ${competition.name}: ${change}`);
    return outcomes;
  });
}

function toRosterInput({
  given,
  person,
  team,
  role,
  number,
  position,
  isCaptain,
  isLicensed,
  licence,
  from,
  until,
}: RosterRow): RosterInput {
  const { externalId, firstName, lastName, birthDate, heightCm, weightKg, nationality } = person;
  return {
    given,
    team: { id: team.externalId, name: team.name, shortName: null, code: team.code, isCurrentName: true },
    entrant: {
      firstName,
      lastName,
      names: {},
      externalId: externalId && sourcePersonId(externalId),
      birthDate,
      number,
      role,
      position,
    },
    heightCm,
    weightKg,
    nationality,
    isCaptain,
    isLicensed,
    licence,
    from,
    until,
  };
}
