import { games } from '#server/db/schema/games.ts';
import { fetchOrThrow, inTransaction, type TenantScope } from '#server/db/tenant-scope.ts';
import { watchGrowth } from '#server/db/watch-growth.ts';
import { ImportError } from '#server/feeds/errors/import-error.ts';
import { problemLine } from '#server/feeds/errors/problem-line.ts';
import type { MappedGame } from '#server/feeds/mapped-game/mapped-game.ts';
import { checkTeamNames } from '#server/feeds/match/check-team-names.ts';
import { findFixture } from '#server/feeds/match/find-fixture.ts';
import { agreedGame } from '#server/feeds/record/game-agreement.ts';
import { recordMappedGame } from '#server/feeds/record/record-mapped-game.ts';
import { type GamesImported, outcomeLabels } from '#server/feeds/report/game-outcomes.ts';
import { type ImportReport, noCounts } from '#server/feeds/report/import-report.ts';
import { reportLog } from '#server/feeds/report/log-report.ts';
import { upsertFixtures } from '#server/league/fixture/upsert-fixtures.ts';
import { addTeams, openPeopleBook, type PeopleBook } from '#server/league/person/people-book.ts';
import type { FolderGame } from './endpoints.ts';
import { listEuroleagueGames } from './list-games.ts';
import { mapEuroleague } from './map-euroleague.ts';
import { competitionOf, toFixture } from './to-fixture.ts';

export type EuroleagueImport = {
  folder: string;
  season?: string | undefined;
  league?: string | undefined;
  timeZone: string;
  /** Take the numbers of the logs also where a box score records more. */
  replace?: boolean | undefined;
};

/** Imports the games and fixtures of a folder of live API responses, one transaction per game. */
export async function importEuroleague(
  scope: TenantScope,
  input: EuroleagueImport,
  report: ImportReport,
): Promise<GamesImported> {
  const result: GamesImported = { ...noCounts(), agreed: [] };
  const { count, games } = await listEuroleagueGames(input.folder);
  const book = await openPeopleBook(scope);
  const growth = watchGrowth(scope.db);
  report.expect(count);
  try {
    for await (const game of games) {
      try {
        const { outcome, agreed, isIncomplete } = await importGame(scope, book, game, input, report);
        result[outcome] += 1;
        if (isIncomplete) result.incomplete = (result.incomplete ?? 0) + 1;
        result.agreed.push(agreed);
        report.step(`game ${game.code}: ${agreed.title}, ${outcomeLabels[outcome]}`);
        if (outcome !== 'unchanged') await growth.count();
      } catch (error) {
        result.failed += 1;
        report.problem(problemLine(game.name, error), error);
        report.step(`game ${game.code}: not imported`);
      }
    }
  } catch (error) {
    result.failed += 1;
    report.problem(`${problemLine(input.folder, error)}; nothing behind it was read`, error);
  }
  await growth.finish();
  return result;
}

async function importGame(
  scope: TenantScope,
  book: PeopleBook,
  { code, name, read }: FolderGame,
  input: EuroleagueImport,
  report: ImportReport,
) {
  const mapped = mapEuroleague(await read(), name);
  for (const { place, message } of mapped.notices) report.notice(`${place}: ${message}`);
  const recorded = await inTransaction(scope, async (scope) => {
    const game = await fetchOrThrow(scope, games, await upsertGame(scope, code, name, mapped, input), 'game');
    await addTeams(
      scope,
      book,
      [game.homeTeamId, game.awayTeamId].filter((id) => id !== null),
    );
    return recordMappedGame(scope, book, game, mapped, { replacesBetter: input.replace ?? false });
  });
  recorded.settle?.();
  const names = { home: mapped.teams.home.name, away: mapped.teams.away.name };
  const isIncomplete = reportLog(report, name, recorded.game, names);
  return { outcome: recorded.outcome, agreed: agreedGame(mapped.teams, mapped, recorded.agreement), isIncomplete };
}

/** Returns the id of the game. Creates or updates its fixture from the header; without a header the fixture must exist. */
async function upsertGame(
  scope: TenantScope,
  code: number,
  name: string,
  mapped: MappedGame,
  { season, league, timeZone }: EuroleagueImport,
): Promise<string> {
  const stated = competitionOf(mapped);
  if (!mapped.fixture.phase) {
    const cure = 'add its Header, or import the fixtures first and name them with --season and --league';
    const fixture = await findFixture(scope, { file: name, ids: [String(code)], clue: { season, league }, cure });
    checkTeamNames(name, mapped, fixture);
    return fixture.game.id;
  }
  const competition = { season: season ?? stated?.season, name: league ?? stated?.name };
  if (!competition.season || !competition.name) {
    throw new ImportError(
      name,
      `the competition "${mapped.fixture.competition}" names no season`,
      'add --season and --league',
    );
  }
  const { games: upserted, refused } = await upsertFixtures(
    scope,
    {
      season: competition.season,
      name: competition.name,
      kind: 'league',
      rulesProfile: 'euroleague',
      standingsProfile: 'euroleague',
      timeZone,
    },
    [toFixture(code, mapped, timeZone)],
    { keepPlace: true },
  );
  const [reason] = refused.values();
  if (reason) throw new ImportError(name, reason, 'or leave this file out');
  const [game] = upserted;
  if (!game) throw new Error('The created fixture was not found.');
  return game.gameId;
}
