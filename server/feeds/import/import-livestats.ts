import { inTransaction, type TenantScope } from '#server/db/tenant-scope.ts';
import { mapLiveStats } from '#server/feeds/livestats/map-livestats.ts';
import { addTeams, openPeopleBook, type PeopleBook } from '#server/league/person/people-book.ts';
import { type AgreedGame, agreedGame } from './agreed-game.ts';
import { checkTeamNames } from './check-team-names.ts';
import { createFixture } from './create-fixture.ts';
import { enrichFixture } from './enrich-fixture.ts';
import { fileIds } from './file-ids.ts';
import { type FixtureClue, findFixture } from './find-fixture.ts';
import { ImportError } from './import-error.ts';
import { type ImportCounts, type ImportReport, noCounts } from './import-report.ts';
import { listFiles } from './list-files.ts';
import { problemLine } from './problem-line.ts';
import { readJsonFile } from './read-file.ts';
import { recordMappedGame } from './record-mapped-game.ts';

export type LiveStatsImport = {
  paths: readonly string[];
  clue: FixtureClue;
  /** Make the fixture that `clue` names if there is none; holds the time zone of its day. */
  create?: { timeZone: string } | undefined;
};
export type GamesImported = ImportCounts & { agreed: AgreedGame[] };

/** Brings LiveStats files into their fixtures, a transaction a game. A file that does not fit is named; the others go on. */
export async function importLiveStats(
  scope: TenantScope,
  { paths, clue, create }: LiveStatsImport,
  report: ImportReport,
): Promise<GamesImported> {
  const files = await listFiles(paths, ['.json', '.json.gz']);
  if (files.length > 1 && clue.date) {
    throw new ImportError(
      paths.join(' '),
      '--date names one game, but these are several files',
      'give one file at a time',
    );
  }
  const result: GamesImported = { ...noCounts(), agreed: [] };
  const book = await openPeopleBook(scope);
  report.expect(files.length);
  for (const file of files) {
    try {
      const { outcome, agreed } = await importFile(scope, book, file, { clue, create }, report);
      result[outcome] += 1;
      result.agreed.push(agreed);
      report.step(`${file}: ${agreed.title}, ${words[outcome]}`);
    } catch (error) {
      result.failed += 1;
      report.problem(problemLine(file, error), error);
      report.step(`${file}: not imported`);
    }
  }
  return result;
}

export const words = { created: 'recorded', changed: 'recorded anew', unchanged: 'unchanged' } as const;

async function importFile(
  scope: TenantScope,
  book: PeopleBook,
  file: string,
  { clue, create }: Pick<LiveStatsImport, 'clue' | 'create'>,
  report: ImportReport,
) {
  const mapped = mapLiveStats(await readJsonFile(file), file);
  for (const { place, message } of mapped.notices) report.notice(`${file}: ${place}: ${message}`);
  const recorded = await inTransaction(scope, async (scope) => {
    if (create) await createFixture(scope, file, clue, create.timeZone);
    const fixture = await findFixture(scope, file, fileIds(file), clue);
    checkTeamNames(file, mapped, fixture);
    await addTeams(scope, book, [fixture.home.id, fixture.away.id]);
    const recorded = await recordMappedGame(scope, book, fixture.game, mapped);
    if (recorded.outcome !== 'unchanged') await enrichFixture(scope, fixture, mapped);
    return { ...recorded, fixture };
  });
  recorded.settle?.();
  const { home, away } = recorded.fixture;
  return { outcome: recorded.outcome, agreed: agreedGame({ home, away }, mapped, recorded.agreement) };
}
