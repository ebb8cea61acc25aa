import { basename } from 'node:path';
import { eq } from 'drizzle-orm';
import { sides } from '#lib/basketball/sides.ts';
import type { StatLine } from '#lib/basketball/stat-line.ts';
import { gamePlayerStats } from '#server/db/schema/game-statistics.ts';
import { ofTenant, type TenantScope } from '#server/db/tenant-scope.ts';
import { watchGrowth } from '#server/db/watch-growth.ts';
import { ImportError } from '#server/feeds/errors/import-error.ts';
import { isRefusal, problemLine } from '#server/feeds/errors/problem-line.ts';
import { type Fixture, fixturesOfLeague } from '#server/feeds/match/select-fixtures.ts';
import { outcomeLabels } from '#server/feeds/report/game-outcomes.ts';
import { type ImportCounts, type ImportReport, noCounts, reportIssue } from '#server/feeds/report/import-report.ts';
import { recordedStats } from '#server/league/box-score/recorded-stats.ts';
import { openPeopleBook, type PeopleBook } from '#server/league/person/people-book.ts';
import type { BoxScoreRow } from './box-score-row.ts';
import { completePoints } from './complete-points.ts';
import { linesOfGame } from './match-lines.ts';
import { type BoxScoreResult, gameKey } from './parse-box-scores.ts';
import { readBoxScores } from './read-box-scores.ts';
import { recordLines } from './record-lines.ts';

export type BoxScoreImport = {
  files: readonly string[];
  map?: string | undefined;
  /** Replace box scores that record more. */
  replace?: boolean | undefined;
};

/** Imports box scores from disk into their fixtures, one transaction per game. Reports and skips a game with an invalid line. */
export async function importBoxScores(
  scope: TenantScope,
  { files, map, replace }: BoxScoreImport,
  report: ImportReport,
): Promise<ImportCounts> {
  const parsed: ParsedFile[] = [];
  for (const path of files) parsed.push({ file: basename(path), result: await readBoxScores(path, map) });
  return importBoxScoreRows(scope, { files: parsed, replace }, report);
}

type ParsedFile = { file: string; result: BoxScoreResult };

/** Imports box scores that were parsed. */
export async function importBoxScoreRows(
  scope: TenantScope,
  { files, replace = false }: { files: readonly ParsedFile[]; replace?: boolean | undefined },
  report: ImportReport,
): Promise<ImportCounts> {
  const counts = noCounts();
  const inputs = files.map((own) => ({ ...own, games: Map.groupBy(own.result.rows, gameKey) }));
  report.expect(inputs.reduce((sum, { games }) => sum + games.size, 0));
  const run = {
    scope,
    report,
    counts,
    replace,
    book: await openPeopleBook(scope),
    fixtures: new Map<string, Fixture[]>(),
  };
  const growth = watchGrowth(scope.db);
  for (const { file, result, games } of inputs) {
    reportIssues(result, report, counts);
    for (const [key, rows] of games) {
      await importGame(run, file, rows, result.broken.has(key));
      await growth.count();
    }
  }
  await growth.finish();
  return counts;
}

function reportIssues({ issues, broken, rows }: BoxScoreResult, report: ImportReport, counts: ImportCounts): void {
  for (const issue of issues) reportIssue(report, issue);
  const parsed = new Set(rows.map(gameKey));
  counts.failed += [...broken].filter((key) => !parsed.has(key)).length;
  if (broken.size === 0 && issues.some(({ severity }) => severity === 'error')) counts.failed += 1;
}

type Run = {
  scope: TenantScope;
  report: ImportReport;
  counts: ImportCounts;
  replace: boolean;
  book: PeopleBook;
  fixtures: Map<string, Fixture[]>;
};

async function importGame(run: Run, file: string, rows: readonly BoxScoreRow[], isBroken: boolean): Promise<void> {
  const { scope, report, counts, book } = run;
  const [first] = rows;
  if (!first) return;
  const title = `${first.season} ${first.league}, game ${first.game}`;
  try {
    if (isBroken) throw new ImportError(`${file} (${title})`, 'one of its lines has an error', 'correct that line');
    const fixture = await fixtureOf(run, file, first);
    if (await logStands(scope, fixture.game, rows)) {
      counts.unchanged += 1;
      const notice = 'has its log, which stands';
      report.line?.({ line: first.line, outcome: 'unchanged', id: fixture.game.id, notice });
      report.step(`${title}: ${notice}`);
      return;
    }
    const lines = linesOfGame(file, completePoints(file, rows), fixture, ({ line }) =>
      report.notice(`${file}:${line}: the line stands twice in game ${first.game}; it counts once`),
    );
    const recorded = await recordLines(scope, book, fixture.game.id, lines, run.replace);
    const outcome = recorded.outcome === 'unchanged' ? 'unchanged' : recorded.isNew ? 'created' : 'changed';
    counts[outcome] += 1;
    const notices = differences(fixture, recorded);
    const problem = recorded.contradicts ? contradiction(recorded) : null;
    if (problem) counts.incomplete = (counts.incomplete ?? 0) + 1;
    if (report.line) {
      const notice = [...notices, ...(problem ? [problem] : [])].join('; ') || null;
      report.line({ line: first.line, outcome, id: fixture.game.id, notice });
    } else {
      for (const line of notices) report.notice(`${file} (${title}): ${line}`);
      if (problem) report.problem(`${file} (${title}): ${problem}`);
    }
    report.step(`${title}: ${fixture.home.name} – ${fixture.away.name}, ${outcomeLabels[outcome]}`);
  } catch (error) {
    if (report.line && !isRefusal(error)) throw error;
    counts.failed += 1;
    const problem = problemLine(`${file} (${title})`, error);
    if (report.line) report.line({ line: first.line, outcome: 'refused', id: null, notice: problem });
    else report.problem(problem, error);
    report.step(`${title}: not imported`);
  }
}

async function fixtureOf(
  { scope, fixtures }: Run,
  file: string,
  { season, league, game, line }: BoxScoreRow,
): Promise<Fixture> {
  const key = `${season}\n${league}`;
  const known = fixtures.get(key) ?? (await fixturesOfLeague(scope, { season, name: league }));
  fixtures.set(key, known);
  const found = known.find((one) => one.game.id === game || one.game.externalIds.includes(`fixture:${game}`));
  if (found) return found;
  const problem = `there is no fixture with the id ${game} in ${season} ${league}`;
  throw new ImportError(`${file}:${line}`, problem, 'import the fixtures first, or correct season, league or game');
}

type LinesOutcome = Awaited<ReturnType<typeof recordLines>>;

function differences({ home, away }: Fixture, { differences, score, result, contradicts }: LinesOutcome): string[] {
  const names = { home: home.name, away: away.name };
  const own = sides.flatMap((side) =>
    differences[side].length > 0 ? [`the lines of ${names[side]} do not add up: ${differences[side].join('; ')}`] : [],
  );
  if (contradicts || !result || (result.home === score.home && result.away === score.away)) return own;
  const stands = `the result is ${result.home}–${result.away}, which stands`;
  return [...own, `the points make ${score.home}–${score.away}, ${stands}`];
}

function contradiction({ score, result }: LinesOutcome): string {
  const stands = result ? `the confirmed result is ${result.home}–${result.away}` : 'another result is confirmed';
  const cure = 'correct the lines, or the result with games result';
  return `the points make ${score.home}–${score.away}, ${stands}, which stands; the game shows no numbers of the file; ${cure}`;
}

/** Whether a game keeps the numbers of its log: while it is played, and where the lines do not have more columns than the log records. */
async function logStands(scope: TenantScope, { id, coverage, state }: Fixture['game'], rows: readonly BoxScoreRow[]) {
  if (coverage !== 'log' || state === 'unconfirmed') return false;
  if (state === 'live' || state === 'suspended') return true;
  const stored = await scope.db
    .select()
    .from(gamePlayerStats)
    .where(ofTenant(scope, gamePlayerStats, eq(gamePlayerStats.gameId, id)));
  const lines = rows.flatMap(({ kind, counts }) => (kind === 'player' ? [counts as Partial<StatLine>] : []));
  return recordedStats(lines).length <= recordedStats(stored).length;
}
