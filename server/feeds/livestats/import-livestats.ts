import { inTransaction, type TenantScope } from '#server/db/tenant-scope.ts';
import { watchGrowth } from '#server/db/watch-growth.ts';
import { ImportError } from '#server/feeds/errors/import-error.ts';
import { problemLine } from '#server/feeds/errors/problem-line.ts';
import { filesOfPaths } from '#server/feeds/files/expand-paths.ts';
import { readJsonFile } from '#server/feeds/files/read-file.ts';
import type { MappedGame } from '#server/feeds/mapped-game/mapped-game.ts';
import { checkTeamNames } from '#server/feeds/match/check-team-names.ts';
import { type FixtureClue, findFixture, MissingFixtureError } from '#server/feeds/match/find-fixture.ts';
import { type Fixture, fixturesOfGame } from '#server/feeds/match/select-fixtures.ts';
import { agreedGame } from '#server/feeds/record/game-agreement.ts';
import { recordMappedGame } from '#server/feeds/record/record-mapped-game.ts';
import { type GamesImported, outcomeLabels } from '#server/feeds/report/game-outcomes.ts';
import { type ImportReport, noCounts } from '#server/feeds/report/import-report.ts';
import { reportLog } from '#server/feeds/report/log-report.ts';
import { addTeams, openPeopleBook, type PeopleBook } from '#server/league/person/people-book.ts';
import { scoreOf } from '#server/league/result/claims.ts';
import { type Competition, createFixture } from './create-fixture.ts';
import { enrichFixture } from './enrich-fixture.ts';
import { fileIds } from './file-ids.ts';
import { mapLiveStats } from './map-livestats.ts';

export type LiveStatsImport = {
  paths: readonly string[];
  clue: FixtureClue;
  /** Creates fixtures for games that have none; holds the time zone of their date. */
  createMissing?: { timeZone: string } | undefined;
  /** Take the numbers of the logs also where a box score records more. */
  replace?: boolean | undefined;
};

/** One file of LiveStats that was parsed as JSON; `ids`, `clue` and the options as for files on disk. */
export type LiveStatsGame = Omit<LiveStatsImport, 'paths' | 'createMissing'> & {
  file: string;
  json: unknown;
  /** The game, instead of what `clue` and the name of the file tell. */
  gameId?: string | undefined;
  /** Who the players are, by their key in the file, where the names do not tell. */
  chosen?: Readonly<Record<string, string>> | undefined;
};

type Run = {
  scope: TenantScope;
  book: PeopleBook;
  report: ImportReport;
  leagues: Map<string, Competition>;
  replace: boolean;
};
type FindOrCreate = (scope: TenantScope, search: { file: string; teams: MappedGame['teams'] }) => Promise<Fixture>;

/**
 * Imports LiveStats files into their fixtures, one transaction per game. Reports a file that does not fit and imports the
 * others. Games without a fixture come last, when the league of the others is known.
 */
export async function importLiveStats(
  scope: TenantScope,
  { paths, clue, createMissing, replace = false }: LiveStatsImport,
  report: ImportReport,
): Promise<GamesImported> {
  const result: GamesImported = { ...noCounts(), agreed: [] };
  const files = await filesOfPaths(paths, (path, error) => {
    result.failed += 1;
    report.problem(problemLine(path, error), error);
  });
  if (files.length > 1 && clue.date) {
    throw new ImportError(
      paths.join(' '),
      '--date names one game, but these are several files',
      'give one file at a time',
    );
  }
  const run: Run = { scope, book: await openPeopleBook(scope), report, leagues: new Map(), replace };
  const missing: string[] = [];
  const growth = watchGrowth(scope.db);
  report.expect(files.length);

  const importOne = async (file: string, findOrCreate: FindOrCreate, isLastPass: boolean) => {
    try {
      const { outcome, agreed, isIncomplete } = await importGame(
        run,
        { file, json: await readJsonFile(file) },
        findOrCreate,
      );
      result[outcome] += 1;
      if (isIncomplete) result.incomplete = (result.incomplete ?? 0) + 1;
      result.agreed.push(agreed);
      report.step(`${file}: ${agreed.title}, ${outcomeLabels[outcome]}`);
      if (outcome !== 'unchanged') await growth.count();
    } catch (error) {
      if (!isLastPass && error instanceof MissingFixtureError) {
        missing.push(file);
        return;
      }
      result.failed += 1;
      report.problem(problemLine(file, error), error);
      report.step(`${file}: not imported`);
    }
  };
  const find: FindOrCreate = (scope, search) => findFixture(scope, { ...search, ids: fileIds(search.file), clue });
  for (const file of files) await importOne(file, find, !createMissing);
  const finish = async () => {
    await growth.finish();
    return result;
  };
  if (!createMissing) return finish();
  const create: FindOrCreate = (scope, search) => {
    const competition = competitionOf(search.file, clue, run.leagues);
    return createFixture(scope, { ...search, ids: fileIds(search.file), clue }, competition, createMissing.timeZone);
  };
  for (const file of missing) await importOne(file, create, true);
  return finish();
}

/** Imports the game of one file into its fixture, in one transaction. Throws an `ImportError`. */
export async function importLiveStatsGame(
  scope: TenantScope,
  { file, json, clue, gameId, chosen, replace = false }: LiveStatsGame,
  report: ImportReport,
): Promise<ImportedGame> {
  const run: Run = { scope, book: await openPeopleBook(scope), report, leagues: new Map(), replace };
  const find: FindOrCreate = async (scope, search) => {
    if (!gameId) return findFixture(scope, { ...search, ids: fileIds(search.file), clue });
    const [fixture] = await fixturesOfGame(scope, gameId);
    if (!fixture)
      throw new ImportError(file, 'the game does not exist, or its teams are not known', 'choose another game');
    return fixture;
  };
  return importGame(run, { file, json, chosen }, find);
}

type ImportedGame = Awaited<ReturnType<typeof importGame>>;

async function importGame(
  { scope, book, report, leagues, replace }: Run,
  { file, json, chosen }: Pick<LiveStatsGame, 'file' | 'json' | 'chosen'>,
  findOrCreate: FindOrCreate,
) {
  const mapped = mapLiveStats(json, file);
  const recorded = await inTransaction(scope, async (scope) => {
    const fixture = await findOrCreate(scope, { file, teams: mapped.teams });
    checkTeamNames(file, mapped, fixture);
    await addTeams(scope, book, [fixture.home.id, fixture.away.id]);
    const recorded = await recordMappedGame(scope, book, fixture.game, mapped, {
      replacesBetter: replace,
      ...(chosen && { chosen }),
    });
    if (recorded.outcome !== 'unchanged') await enrichFixture(scope, fixture, mapped);
    return { ...recorded, fixture };
  });
  recorded.settle?.();
  for (const { place, message } of mapped.notices) report.notice(`${place}: ${message}`);
  const { home, away, league, season } = recorded.fixture;
  leagues.set(league.id, { season: season.name, name: league.name });
  const isIncomplete = reportLog(report, file, recorded.game, { home: home.name, away: away.name });
  const gameId = recorded.fixture.game.id;
  return {
    gameId,
    outcome: recorded.outcome,
    agreed: agreedGame({ home, away }, mapped, recorded.agreement),
    isIncomplete,
    score: scoreOf(recorded.game),
    periods: recorded.game.periods,
    newPlayers: recorded.newPlayers.map(({ key, side }) => {
      const player = mapped.teams[side].players.find((one) => one.key === key);
      const name = `${player?.names.given ?? ''} ${player?.names.family ?? ''}`.trim();
      return { key, side, number: player?.shirtNumber ?? '', name };
    }),
  };
}

/** Returns the league that the operator names, else the only league of the other files in this run. */
function competitionOf(file: string, { season, league }: FixtureClue, leagues: ReadonlyMap<string, Competition>) {
  if (season && league) return { season, name: league };
  const [only, ...more] = [...leagues.values()];
  if (only && more.length === 0) return only;
  throw new ImportError(file, 'it has no fixture, and nothing tells its league', 'add --season and --league');
}
