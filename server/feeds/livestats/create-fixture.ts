import { and, eq } from 'drizzle-orm';
import { belongsTo } from '#server/db/belongs-to.ts';
import { leagues } from '#server/db/schema/leagues.ts';
import { seasons } from '#server/db/schema/seasons.ts';
import { teams } from '#server/db/schema/teams.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { ImportError } from '#server/feeds/errors/import-error.ts';
import type { MappedTeam } from '#server/feeds/mapped-game/mapped-game.ts';
import type { FixtureSearch } from '#server/feeds/match/find-fixture.ts';
import { findTeam, hasTeamName } from '#server/feeds/match/same-team.ts';
import { type Fixture, fixturesOfGame } from '#server/feeds/match/select-fixtures.ts';
import type { FixtureInput, TeamInput } from '#server/league/fixture/fixture-input.ts';
import { upsertFixtures } from '#server/league/fixture/upsert-fixtures.ts';
import { otherGamesNames } from '#server/league/names/competition-names.ts';
import { slugOf } from '#server/league/names/slug.ts';

export type Competition = { season: string; name: string };

/**
 * Creates the fixture of a game that is in no fixture list, such as a pre-season game, among the league's other games,
 * which count in no table, total or record. Teams are matched by the names in the file or from the operator; unknown ones are created.
 */
export async function createFixture(
  scope: TenantScope,
  { file, ids, clue, teams: mapped }: FixtureSearch & Required<Pick<FixtureSearch, 'teams'>>,
  competition: Competition,
  timeZone: string,
): Promise<Fixture> {
  const id = ids.find((one) => /\d/.test(one)) ?? null;
  if (id === null && !clue.date) {
    throw new ImportError(file, 'neither its name nor --date tells the game from others', 'add --date');
  }
  const known = await teamsOf(scope, competition);
  const other = otherGamesNames().name;
  const fixture: FixtureInput = {
    id,
    phase: { kind: 'placement', name: other, group: null },
    round: { number: null, name: other },
    playoff: null,
    home: teamInput(known, mapped.home, clue.home),
    away: teamInput(known, mapped.away, clue.away),
    state: 'scheduled',
    tipOff: { at: null, date: clue.date ?? null, timeZone },
    venue: null,
    isNeutralVenue: false,
    attendance: null,
    score: null,
    periods: null,
    overtimes: null,
    guilty: null,
    countsInStandings: false,
    officials: [],
  };
  const league = { kind: 'league', rulesProfile: 'fiba-2024', standingsProfile: 'fiba', timeZone } as const;
  const { games: created } = await upsertFixtures(scope, { ...competition, ...league }, [fixture], { keepPlace: true });
  const [fixtureRow] = created[0] ? await fixturesOfGame(scope, created[0].gameId) : [];
  if (!fixtureRow) throw new Error('The created fixture was not found.');
  return fixtureRow;
}

async function teamsOf(scope: TenantScope, { season, name }: Competition) {
  const ofCompetition = and(eq(leagues.slug, slugOf(name, 'league')), eq(seasons.slug, slugOf(season, 'season')));
  const rows = await scope.db
    .select({ team: teams })
    .from(teams)
    .innerJoin(leagues, belongsTo(teams, teams.leagueId, leagues))
    .innerJoin(seasons, belongsTo(leagues, leagues.seasonId, seasons))
    .where(ofTenant(scope, teams, ofCompetition));
  return rows.map(({ team }) => team);
}

type KnownTeams = Awaited<ReturnType<typeof teamsOf>>;

function teamInput(known: KnownTeams, { name, shortName, code }: MappedTeam, given: string | undefined): TeamInput {
  const team = given ? known.find((team) => hasTeamName(team, given)) : findTeam(known, { name, shortName, code });
  if (team) return { id: null, name: team.name, shortName: null, code: null };
  return { id: null, name: given ?? name, shortName, code };
}
