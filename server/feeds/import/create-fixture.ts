import type { TenantScope } from '#server/db/tenant-scope.ts';
import type { FixtureInput, TeamInput } from '#server/league/fixture/fixture-input.ts';
import { upsertFixtures } from '#server/league/fixture/upsert-fixtures.ts';
import { friendlyNames } from '#server/league/names/competition-names.ts';
import { fileIds } from './file-ids.ts';
import type { FixtureClue } from './find-fixture.ts';
import { ImportError } from './import-error.ts';

/**
 * Makes the fixture of a game that stands in no fixture list, such as a friendly: it counts in no table. Everything that
 * would name it must be given.
 */
export async function createFixture(
  scope: TenantScope,
  file: string,
  { home, away, date, season, league }: FixtureClue,
  timeZone: string,
): Promise<void> {
  if (!home || !away || !date || !season || !league) {
    const cure = 'give --home, --away, --date, --season and --league';
    throw new ImportError(file, 'a fixture can only be made of a game that is named', cure);
  }
  const fixture: FixtureInput = {
    id: fileIds(file)[0] ?? null,
    phase: { kind: 'placement', name: friendlyNames().name, group: null },
    round: { number: null, name: date },
    playoff: null,
    home: named(home),
    away: named(away),
    state: 'scheduled',
    tipOff: { at: null, date, timeZone },
    venue: null,
    isNeutralVenue: false,
    attendance: null,
    score: null,
    periods: [],
    overtimes: 0,
    guilty: null,
    countsInStandings: false,
    officials: [],
  };
  const competition = {
    season,
    name: league,
    kind: 'league',
    rulesProfile: 'fiba-2024',
    standingsProfile: 'fiba',
    timeZone,
  } as const;
  await upsertFixtures(scope, competition, [fixture], { keepPlace: true });
}

const named = (name: string): TeamInput => ({ id: null, name, shortName: null, code: null });
